import { useEffect, useState } from 'react';
import { verdictSentence } from '../../view/verdict-sentence.ts';
import { useBase, useSettled } from '../use-app.ts';

const PAUSE_MS = 600;

/** Reads a changed verdict out, once the hand has come to rest. */
export function Announcer() {
  const sentence = verdictSentence(useSettled(), useBase());
  const [said, setSaid] = useState('');
  const [first] = useState(sentence);
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid((before) => (before === '' && sentence === first ? '' : sentence)),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [sentence, first]);
  return (
    <p className="hidden-text" aria-live="polite" data-testid="announcement">
      {said}
    </p>
  );
}
