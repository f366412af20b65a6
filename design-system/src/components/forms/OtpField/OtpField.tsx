import type { ChangeEvent, ComponentProps } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontWeight, radius } from '../../../tokens/index.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { frameFocus } from '../Field/control-styles.ts';
import { cleanInput } from '../Field/clean-input.ts';
import { latinDigits } from '../Field/latin-digits.ts';

/** Props of {@link OtpField}. */
export interface OtpFieldProps
  extends FieldTextProps, Omit<ComponentProps<'input'>, 'children' | 'type' | 'maxLength'> {
  /** Number of digits. */
  length?: number | undefined;
}

/**
 * A one-time code: boxes drawn behind a single real input, so that typing, pasting, autofill from a message and a form
 * without JavaScript all work.
 */
export function OtpField({
  id,
  label,
  help,
  error,
  length = 4,
  onChange,
  'aria-describedby': describedBy,
  ...input
}: OtpFieldProps) {
  // No `maxLength`: it would cut a pasted 'Your code is 4821' before the digits.
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    cleanInput(event.currentTarget, (text) => latinDigits(text).replace(/\D/g, '').slice(0, length));
    onChange?.(event);
  };

  return (
    <Field id={id} label={label} help={help} error={error} describedBy={describedBy} announceError>
      {(control) => (
        <Row style={{ width: length * PITCH - GAP, ['--slots' as string]: length }}>
          {Array.from({ length }, (_, slot) => (
            <Slot key={slot} aria-hidden="true" data-slot={slot + 1} data-invalid={error ? '' : undefined} />
          ))}
          <Clip>
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              {...input}
              {...control}
              type="text"
              onChange={handleChange}
            />
          </Clip>
        </Row>
      )}
    </Field>
  );
}

const SLOT = 56;
const GAP = 12;
const PITCH = SLOT + GAP;

// Boxes get narrower if six of them are on a small phone; the input measures them by the container.
const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: GAP,
  maxWidth: '100%',
  containerType: 'inline-size',
  // It is one field, so it has one focus ring.
  '&:has(:focus-visible)::after': {
    content: '""',
    position: 'absolute',
    inset: '-4px 0',
    borderRadius: radius.large,
    pointerEvents: 'none',
    ...frameFocus,
  },
});

const Slot = styled('span')({
  flex: 1,
  minWidth: 0,
  boxSizing: 'border-box',
  height: 60,
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  '&[data-invalid]': { borderColor: colour.danger, boxShadow: `inset 0 0 0 1px ${colour.danger}` },
  'div:has(:disabled) > &': { background: colour.tint, borderStyle: 'dashed' },
  // Forced colours remove colours and shadows; a thicker line still shows the error.
  '@media (forced-colors: active)': { '&[data-invalid]': { borderWidth: 3 } },
});

const Clip = styled('div')({ position: 'absolute', inset: 0, overflow: 'clip' });

// In a monospaced family every digit is 1ch wide: the spacing puts each over the middle of its box. (1ch is the
// proportional zero of the font, also if its figures are tabular.)
const Input = styled('input')({
  '--pitch': `calc((100cqw + ${GAP}px) / var(--slots))`,
  boxSizing: 'border-box',
  // Wider than the row, so that the spacing after the last digit never scrolls the text.
  width: 'calc(100% + var(--pitch))',
  height: '100%',
  padding: 0,
  paddingLeft: `calc((var(--pitch) - ${GAP}px - 1ch) / 2)`,
  letterSpacing: 'calc(var(--pitch) - 1ch)',
  fontFamily: fontFamily.code,
  fontSize: '1.75rem',
  fontWeight: fontWeight.semibold,
  color: colour.text,
  caretColor: colour.action,
  background: 'transparent',
  border: 0,
  '&:disabled': { color: colour.muted, cursor: 'not-allowed' },
  // Otherwise the browser puts a background behind each digit, over the lines of the boxes.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
