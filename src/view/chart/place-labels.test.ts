import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const room = { left: 0, right: 200, levels: 3 };
const widthOf = (words: string): number => words.length * 10;
const farBelow = (): number => 1000;
const foot = (level: number): number => level * 15;

test('labels that would meet stand on different levels', () => {
  const placed = placeLabels(
    [
      { key: 'a', from: 10, to: 10, words: 'aaaaa' },
      { key: 'b', from: 30, to: 30, words: 'bbbbb' },
      { key: 'c', from: 120, to: 120, words: 'ccccc' },
    ],
    room,
    widthOf,
    farBelow,
    foot,
  );
  expect(placed.map(({ key, level, anchor }) => [key, level, anchor])).toEqual([
    ['a', 0, 'start'],
    ['b', 1, 'start'],
    ['c', 0, 'start'],
  ]);
});

test('near the right edge a label stands left of its line', () => {
  const [label] = placeLabels([{ key: 'a', from: 190, to: 190, words: 'aaaaa' }], room, widthOf, farBelow, foot);
  expect(label).toMatchObject({ anchor: 'end', x: 185 });
});

test('a label does not stand on the stack; without room it is left out', () => {
  const wishes = [
    { key: 'a', from: 10, to: 10, words: 'aaaaaaaaaaaaaaaaaa' },
    { key: 'b', from: 10, to: 10, words: 'bbbbbbbbbbbbbbbbbb' },
  ];
  const placed = placeLabels(wishes, room, widthOf, () => 10, foot);
  expect(placed.map(({ key }) => key)).toEqual(['a']);
});
