import type { ComponentProps } from 'react';
import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour, motion, radius } from '../../../tokens/index.ts';
import { ChoiceParts } from '../Field/Choice.tsx';
import { Help, type FieldTextProps } from '../Field/Field.tsx';

/** Props of {@link Switch}. */
export interface SwitchProps
  extends Omit<FieldTextProps, 'error'>, Omit<ComponentProps<'input'>, 'children' | 'type' | 'role'> {}

/** A setting that takes effect at once; in a posted form it behaves like a checkbox. */
export function Switch({ id: givenId, label, help, ...input }: SwitchProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  return (
    <ChoiceParts.Frame>
      <ChoiceParts.Row htmlFor={id}>
        <Track {...input} id={id} type="checkbox" role="switch" aria-describedby={help ? `${id}-help` : undefined} />
        <span>{label}</span>
      </ChoiceParts.Row>
      {help && <Help id={`${id}-help`}>{help}</Help>}
    </ChoiceParts.Frame>
  );
}

const Track = styled('input')({
  appearance: 'none',
  flex: 'none',
  boxSizing: 'border-box',
  width: 44,
  height: 24,
  margin: 0,
  padding: 2,
  background: colour.surface,
  border: `2px solid ${colour.edge}`,
  borderRadius: radius.pill,
  cursor: 'inherit',
  '&::before': {
    content: '""',
    display: 'block',
    width: 16,
    height: 16,
    borderRadius: radius.pill,
    background: colour.edge,
    transition: `transform ${motion.quick}`,
  },
  '&:checked': { background: colour.action, borderColor: colour.action },
  '&:checked::before': { background: colour.onAction, transform: 'translateX(20px)' },
  '&:disabled': { background: colour.tint, borderStyle: 'dashed', borderColor: colour.edge },
  '&:disabled::before': { background: colour.muted },
  '@media (forced-colors: active)': {
    '&::before, &:disabled::before': { background: 'ButtonText' },
    '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
    '&:checked::before': { background: 'HighlightText' },
    '&:disabled, &:disabled::before': { borderColor: 'GrayText' },
  },
});
