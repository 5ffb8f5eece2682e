/** "B", "B and C", "B, C and D". */
export function andList(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Counts up to ten in words, as sentences want them. */
export function countWords(count: number): string {
  return SMALL[count] ?? String(count);
}

/** "Class B" or "Classes B and C". */
export function classWords(names: readonly string[]): string {
  return `${names.length === 1 ? 'Class' : 'Classes'} ${andList(names)}`;
}
