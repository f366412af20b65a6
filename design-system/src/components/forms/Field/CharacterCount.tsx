import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../theme/global-styles.ts';
import { fill } from '../../../language/fill.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontWeight } from '../../../tokens/index.ts';
import { WarningMark } from './FieldError.tsx';

/** Props of {@link CharacterCount}. */
export interface CharacterCountProps {
  /** For `aria-describedby` of the text that it counts. */
  id: string;
  length: number;
  limit: number;
}

/** How much of the limit is used, in words; read out when the writer pauses near the end of it. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const isOver = length > limit;
  const texts = useTexts().characterCount;
  const words = isOver ? fill(texts.tooMany, { excess: length - limit }) : fill(texts.used, { length, limit });
  const isNear = limit - length <= Math.max(20, limit / 10);
  return (
    <>
      <Count id={id} data-over={isOver || undefined}>
        {isOver && <WarningMark />}
        {words}
      </Count>
      <Announcement role="status">{useSettled(isNear ? words : '')}</Announcement>
    </>
  );
}

const PAUSE = 1000;

// A word at every key would be louder than the typed letters; the initial state is not announced.
function useSettled(words: string): string {
  const [first] = useState(words);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => (before === '' && words === first ? '' : words)), PAUSE);
    return () => clearTimeout(timer);
  }, [words, first]);
  return settled;
}

const Count = styled('p')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  margin: '0 0 0 auto',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  color: colour.muted,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: colour.danger, fontWeight: fontWeight.medium },
});

const Announcement = styled('span')(visuallyHidden);
