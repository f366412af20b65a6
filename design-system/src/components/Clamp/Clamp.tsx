import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { colour, target, weight } from '../../tokens/index.ts';

/** Props of {@link Clamp}. */
export interface ClampProps {
  children: ReactNode;
  moreLabel?: string | undefined;
  lessLabel?: string | undefined;
  /** Of the clamps of one group opening one folds the others. Without script each stands alone. */
  group?: string | undefined;
  onChange?: ((open: boolean) => void) | undefined;
}

/** Height above which the control appears, px (specification §9); and never where the folded height hides nothing. */
const threshold = 96;
const foldedRem = 7.7;

/** Long text shown in part (7.7rem) with 'View more' below. A checkbox does the work, so it opens without script. */
export function Clamp({ children, moreLabel = 'View more', lessLabel = 'View less', group, onChange }: ClampProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  // Until measured the control is there: without script that is the only way to the rest.
  const [needed, setNeeded] = useState(true);
  useEffect(() => {
    const box = content.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNeeded(box.scrollHeight > Math.max(threshold, foldedRem * rem));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <Root data-whole={!needed || undefined}>
      <input
        type="checkbox"
        id={id}
        className="visually-hidden"
        data-group={group}
        onChange={({ currentTarget: box }) => {
          if (box.checked) foldOthers(box);
          onChange?.(box.checked);
        }}
      />
      <div className="window">
        <div ref={content}>{children}</div>
      </div>
      <label htmlFor={id}>
        <span className="more">{moreLabel}</span>
        <span className="less">{lessLabel}</span>
      </label>
    </Root>
  );
}

// The browser owns what is open, also what was opened before the script came.
function foldOthers(opened: HTMLInputElement): void {
  const { group } = opened.dataset;
  if (!group) return;
  for (const other of document.querySelectorAll<HTMLInputElement>('input[data-group]:checked')) {
    if (other !== opened && other.dataset['group'] === group) other.checked = false;
  }
}

const Root = styled('div')({
  position: 'relative',
  '& > .window': { maxHeight: `${foldedRem}rem`, overflow: 'hidden' },
  '&:not([data-whole]) > input:not(:checked) + .window': { maskImage: 'linear-gradient(#000 55%, transparent)' },
  '& > input:checked + .window, &[data-whole] > .window': { maxHeight: 'none' },
  '& > label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target,
    color: colour.action,
    fontWeight: weight.semibold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    cursor: 'pointer',
  },
  '& > input:focus-visible ~ label': { outline: `2px solid ${colour.focusOuter}`, outlineOffset: 2 },
  '&[data-whole] > label, &[data-whole] > input': { display: 'none' },
  '& > input:checked ~ label > .more, & > input:not(:checked) ~ label > .less': { display: 'none' },
  '@media print': {
    '& > .window': { maxHeight: 'none', maskImage: 'none !important' },
    '& > label': { display: 'none' },
  },
});
