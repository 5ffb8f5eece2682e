/** Lets work go on by itself. What goes wrong in it is reported as any error of the page is. */
export function inBackground(work: Promise<unknown>): void {
  work.catch(reportError);
}
