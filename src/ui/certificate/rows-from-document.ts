/** Elements whose text is no text of the page. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TITLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD']);
/** Elements that stand on a line of their own. */
const BLOCKS = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE BODY BR CENTER DIV DL DD DT FIGURE H1 H2 H3 H4 H5 H6 HR LI MAIN OL P PRE SECTION TABLE UL'.split(
    ' ',
  ),
);
/** Deeper nesting than this is no filing; what lies deeper is read as plain text. */
const DEEPEST = 400;
/** More rows than any filing has; the rest of a page is left alone. */
const MOST_ROWS = 20_000;

/**
 * The rows of a page for `readCertificate`: a row a table row with the text of its cells, and a row of one cell for each
 * block of text outside of tables, where the heading of a certificate stands. A table inside a cell gives rows of its own.
 *
 * Reads text only. The document must come from DOMParser: such a document is inert, nothing in it is fetched or run.
 */
export function rowsFromDocument(page: Document): string[][] {
  const rows: string[][] = [];
  let text = '';
  const flush = () => {
    if (text.trim() !== '') rows.push([text]);
    text = '';
  };
  const walk = (node: Node, depth: number): void => {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    if (!(node instanceof Element) || SILENT.has(node.tagName) || rows.length > MOST_ROWS) return;
    if (depth > DEEPEST) {
      text += node.textContent ?? '';
      return;
    }
    if (node.tagName === 'TR') {
      flush();
      readRow(node, depth);
      return;
    }
    if (BLOCKS.has(node.tagName)) flush();
    for (const child of node.childNodes) walk(child, depth + 1);
    if (BLOCKS.has(node.tagName)) flush();
  };
  const readRow = (row: Element, depth: number): void => {
    const cells: string[] = [];
    const nested: Element[] = [];
    for (const cell of row.children) {
      if (cell.tagName !== 'TD' && cell.tagName !== 'TH') continue;
      if (cell.querySelector('tr') === null) cells.push(cellText(cell));
      else nested.push(cell);
    }
    rows.push(cells);
    for (const cell of nested) {
      for (const child of cell.childNodes) walk(child, depth + 1);
      flush();
    }
  };
  walk(page.body, 0);
  flush();
  return rows;
}

/** The text of a cell; line breaks and blocks part words, and a raised number is set apart as the mark of a footnote. */
function cellText(cell: Element): string {
  const parts: string[] = [];
  const collect = (node: Node, depth: number): void => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue ?? '');
    if (!(node instanceof Element) || SILENT.has(node.tagName) || depth > DEEPEST) return;
    const raised = node.tagName === 'SUP' ? (node.textContent ?? '').replace(/[()\s]/g, '') : null;
    if (raised !== null) {
      parts.push(raised === '' ? ' ' : ` (${raised}) `);
      return;
    }
    if (BLOCKS.has(node.tagName)) parts.push(' ');
    for (const child of node.childNodes) collect(child, depth + 1);
    if (BLOCKS.has(node.tagName)) parts.push(' ');
  };
  collect(cell, 0);
  return parts.join('');
}
