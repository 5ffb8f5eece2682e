import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FaultNote } from '../fields/notes.tsx';

/** Larger files than this are no table or certificate of a trust. */
const MOST_BYTES = 20_000_000;

/** A text that was opened, dropped or pasted, and where it came from. */
export interface Source {
  readonly text: string;
  /** The file's name; "pasted text". */
  readonly name: string;
  /** Whether it is a page's source, to be parsed and not read as it stands. */
  readonly isPage: boolean;
}

export interface SourceFieldProps {
  /** What is wanted, in a sentence. */
  readonly children: ReactNode;
  readonly label: string;
  readonly accept: string;
  /** A file that was dropped on the page before the dialog opened. */
  readonly file: File | null;
  readonly onSource: (source: Source) => void;
}

/** A file to open or drop, or a place to paste. */
export function SourceField({ children, label, accept, file, onSource }: SourceFieldProps) {
  const id = useId();
  const opener = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const take = useRef(onSource);
  take.current = onSource;
  const read = (one: File): void => {
    if (one.size > MOST_BYTES) {
      setFault(`“${one.name}” has ${Math.round(one.size / 1_000_000)} million bytes; at most 20 million are read.`);
      return;
    }
    setFault(null);
    textOf(one).then(
      (text) => take.current({ text, name: one.name, isPage: /\.html?$/i.test(one.name) }),
      () => setFault(`“${one.name}” could not be read; open it again.`),
    );
  };
  const readNow = useRef(read);
  readNow.current = read;
  useEffect(() => {
    if (file) readNow.current(file);
  }, [file]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [one] = event.dataTransfer.files;
    if (one) read(one);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    event.preventDefault();
    const [one] = event.clipboardData.files;
    if (one) {
      read(one);
      return;
    }
    setFault(null);
    onSource({ text: event.clipboardData.getData('text/plain'), name: 'pasted text', isPage: false });
  };
  return (
    <fieldset
      aria-label={`${label}: paste, drop or open`}
      className={`source${isOver ? ' source-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{children}</p>
      <div className="source-row">
        <textarea
          className="text-input"
          rows={2}
          aria-label={label}
          aria-describedby={fault === null ? undefined : id}
          placeholder="Paste here, or drop a file"
          defaultValue=""
          onPaste={paste}
          onChange={(event) => onSource({ text: event.target.value, name: 'typed text', isPage: false })}
        />
        <button type="button" className="button" onClick={() => opener.current?.click()}>
          Open a file…
        </button>
        <input
          ref={opener}
          type="file"
          className="hidden-text"
          tabIndex={-1}
          accept={accept}
          aria-label={`${label}, file`}
          onChange={(event) => {
            const [one] = event.target.files ?? [];
            if (one) read(one);
            event.target.value = '';
          }}
        />
      </div>
      {fault !== null && <FaultNote id={id}>{fault}</FaultNote>}
    </fieldset>
  );
}

/** UTF-8, or where that does not fit the old Windows letters that filings are written in; UTF-16 by its mark. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Hands a text to the user as a file. */
export function download(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
