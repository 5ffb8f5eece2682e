/**
 * The rows of a filed page, for tests without a browser: table rows with their cells, and the text between tables. The app
 * reads pages with an inert document instead.
 */
export function htmlRowsForTests(html: string): string[][] {
  const rows: string[][] = [];
  const page = html.replace(/<(script|style|title)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ');
  for (const part of page.split(/(<tr\b[\s\S]*?(?:<\/tr>|$))/i)) {
    if (/^<tr\b/i.test(part))
      rows.push(
        part
          .split(/<t[dh]\b[^>]*>/i)
          .slice(1)
          .map(textOf),
      );
    else for (const block of part.split(/<\/?(?:div|p|br|table)\b[^>]*>/i)) rows.push([textOf(block)]);
  }
  return rows.filter((cells) => cells.some((text) => text.trim() !== ''));
}

function textOf(html: string): string {
  return html.replace(/<[^>]*(?:>|$)/g, '');
}
