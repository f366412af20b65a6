import { toneColour } from '../../../tokens/index.ts';

/** Props of {@link ToneSign}. */
export interface ToneSignProps {
  /** Any whole number: the same number has the same shape and colour everywhere. */
  tone: number;
  size?: number | undefined;
}

/** A small shape in the colour of a group: each colour has its own shape. */
export function ToneSign({ tone, size = 10 }: ToneSignProps) {
  return (
    <svg
      className="tone-sign"
      width={size}
      height={size}
      viewBox="0 0 10 10"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', color: toneColour(tone) }}
    >
      <path d={SHAPES[Math.abs(tone) % SHAPES.length]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

const disc = 'M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0Z';

const SHAPES = [
  disc,
  'M.5.5h9v9h-9Z',
  'M5 0l5 9.5H0Z',
  'M5 0l5 5-5 5-5-5Z',
  `${disc}m0 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z`,
  'M3.5 0h3v3.5H10v3H6.5V10h-3V6.5H0v-3h3.5Z',
  'M0 .5h10L5 10Z',
  'M.5.5h9v9h-9Zm2.5 2.5v4h4V3Z',
];
