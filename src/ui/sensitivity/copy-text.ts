/** Puts text on the clipboard. @param tell whether the browser let it; a page that is not served safely has no clipboard */
export function copyText(text: string, tell: (isCopied: boolean) => void): void {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (!clipboard) {
    tell(false);
    return;
  }
  clipboard.writeText(text).then(
    () => tell(true),
    () => tell(false),
  );
}
