/** One cell under a column that is read: its text, and what it stands for in the scenario's form. */
export interface Cell {
  /** As it stands in the table, without the blanks around it. */
  readonly text: string;
  /** In the form's spelling ("1234.50", "8.66"); null where the cell is blank or at fault. */
  readonly value: string | null;
  /** The same as a whole number: cents, 10^-10 of a rate, 10^-4 months, or the month's number. */
  readonly units: number | null;
  /** What is wrong with it and what would be right, a sentence without the place. */
  readonly fault?: string;
}

/** A row that holds data. */
export interface TableRow<Field extends string> {
  /** Its number as a spreadsheet counts: blank rows and what stands above the header included, from 1. */
  readonly row: number;
  readonly cells: Readonly<Partial<Record<Field, Cell>>>;
  /** Sentences with the place; a row with any is left out of the lines. */
  readonly faults: readonly string[];
}

/** A column of the table as it stands. */
export interface TableColumn<Field extends string> {
  /** A, B, ... AA as a spreadsheet letters them. */
  readonly letter: string;
  readonly header: string;
  /** What it is read as; null for a column that is not understood or not needed. */
  readonly field: Field | null;
}

/** Something that the user should know of a table that was read. Nothing was put right on its account. */
export interface Remark {
  readonly kind:
    | 'above_header'
    | 'unknown_columns'
    | 'unused_column'
    | 'absent_columns'
    | 'blank_cells'
    | 'total_row'
    | 'total_differs'
    | 'looks_like_total'
    | 'derived_term'
    | 'rates_below_one'
    | 'faulty_rows';
  readonly message: string;
  /** Numbers of the rows concerned, the first few where there are many. */
  readonly rows: readonly number[];
}

/** A table whose header was understood. */
export interface Table<Form, Field extends string> {
  /** Number of the header's row. */
  readonly headerRow: number;
  readonly separator: 'tab' | 'comma' | 'semicolon' | 'bar';
  readonly columns: readonly TableColumn<Field>[];
  /** Every row of data, sound and faulty, in order: what a preview shows. */
  readonly rows: readonly TableRow<Field>[];
  /** The sound rows in the form of a scenario. */
  readonly lines: readonly Form[];
  readonly faultyRows: number;
  /** Sums of the amounts of the sound rows, "1503750003.50". */
  readonly totals: Readonly<Partial<Record<Field, string>>>;
  readonly remarks: readonly Remark[];
}

/** A table, or why the text is none: one sentence, and the first rows as they were parted, to show what was seen. */
export type TableRead<Form, Field extends string = string> =
  | { readonly ok: true; readonly table: Table<Form, Field> }
  | { readonly ok: false; readonly message: string; readonly sample: readonly (readonly string[])[] };

/** Reading in steps: each step yields the share of the rows that is done, 0 to 1; the last one returns what was read. */
export type TableSteps<Read> = Generator<number, Read, undefined>;
