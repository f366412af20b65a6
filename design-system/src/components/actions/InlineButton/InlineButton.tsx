import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from '@mui/material/styles';
import { breakpoints, colour, motion, radius, touchTarget } from '../../../tokens/index.ts';

/** Props of {@link InlineButton}. */
export interface InlineButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** Icon after the label: how a column is sorted (`both` if it is not), or that a list opens. */
  mark?: 'up' | 'down' | 'both' | 'open' | undefined;
  /** In a long list: the icon is visible only in the row with the pointer or the focus, and always on touch screens. */
  quiet?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button that looks like the text around it, such as the head of a column or a value that can be changed in its row.
 */
export function InlineButton({ children, mark, quiet = false, type = 'button', ...rest }: InlineButtonProps) {
  return (
    <Root type={type} data-mark={mark} data-quiet={quiet || undefined} {...rest}>
      <span>{children}</span>
      {mark && (
        <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true">
          <path d={MARKS[mark]} fill="currentColor" />
        </svg>
      )}
    </Root>
  );
}

const UP = 'M5 1l4 4H1Z';
const DOWN = 'M5 11L1 7h8Z';
const MARKS = { up: 'M5 3l4 5H1Z', down: 'M5 9L1 4h8Z', both: `${UP}${DOWN}`, open: 'M5 9L1 4h8Z' };

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: 'calc(100% + 12px)',
  minHeight: 28,
  // Keeps the label where plain text would be.
  margin: '-3px -6px -5px',
  padding: '2px 6px',
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  // On a phone it is in a card, which has room.
  [`@media (pointer: coarse), (max-width: ${breakpoints.tablet - 1}px)`]: { minHeight: touchTarget },
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { flex: 'none' },
  '&:is([data-mark="both"], [data-mark="open"]) > svg': { opacity: 0.55 },
  '&:is(:hover, :focus-visible, [aria-expanded="true"])': { background: colour.actionTint, borderColor: colour.edge },
  '&:is(:hover, :focus-visible, [aria-expanded="true"]) > svg': { opacity: 1 },
  [`@media (pointer: fine) and (min-width: ${breakpoints.tablet}px)`]: {
    // Takes no room while hidden.
    '&[data-quiet]:not([aria-expanded="true"]) > svg': { visibility: 'hidden', marginInlineStart: -16 },
    'tr:is(:hover, :focus-within) &[data-quiet]:not(:disabled) > svg': { visibility: 'visible', marginInlineStart: 0 },
  },
  '&:disabled': { cursor: 'default', background: 'none', borderColor: 'transparent' },
  '&:disabled > svg': { visibility: 'hidden' },
});
