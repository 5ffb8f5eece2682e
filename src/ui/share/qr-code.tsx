import { useMemo } from 'react';
import { encode } from 'uqr';

/** A picture of a link for a phone's camera: dark on light in both themes, as cameras want it. */
export function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'L', border: 2 });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg
      className="qr-place"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="The link as a QR code"
      shapeRendering="crispEdges"
    >
      <rect className="qr-ground" width={size} height={size} />
      <path className="qr-dots" d={path} />
    </svg>
  );
}

/** One stroke for each run of dark dots of a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x += 1;
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  }
  return path;
}
