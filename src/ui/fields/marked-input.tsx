import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';

export interface MarkedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly value: string;
  /** The characters to underline; none where null. */
  readonly range: { readonly from: number; readonly to: number } | null;
}

/** A text field whose faulty part is underlined. The mark is the same text behind it, moved along as the field scrolls. */
export function MarkedInput({ value, range, ...input }: MarkedInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const marks = useRef<HTMLSpanElement>(null);
  const follow = (): void => {
    if (marks.current && field.current) marks.current.scrollLeft = field.current.scrollLeft;
  };
  useLayoutEffect(follow);
  return (
    <span className="marked">
      {range !== null && (
        <span className="marks" aria-hidden="true" ref={marks}>
          {value.slice(0, range.from)}
          <u>{value.slice(range.from, range.to)}</u>
          {value.slice(range.to)}
        </span>
      )}
      <input ref={field} type="text" autoComplete="off" spellCheck={false} value={value} onScroll={follow} {...input} />
    </span>
  );
}
