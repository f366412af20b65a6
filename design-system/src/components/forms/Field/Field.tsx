import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight } from '../../../tokens/index.ts';
import { controlStyles } from './control-styles.ts';
import { FieldError } from './FieldError.tsx';

/** What every input of this package shows around its control. */
export interface FieldTextProps {
  /** Stands above the control. */
  label: ReactNode;
  /** Stands below the control, always visible. */
  help?: ReactNode | undefined;
  /** What is wrong and how to put it right, in words. */
  error?: ReactNode | undefined;
  /** Marks the field as one that must be filled in, for the eye and when it is read aloud. */
  requiredMark?: boolean | undefined;
}

/** Attributes that tie a control to its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTextProps {
  /** Id of the control; made up when absent. A `FormSummary` links to it. */
  id?: string | undefined;
  /** More ids that describe the control. */
  describedBy?: string | undefined;
  /** The error is read out as it appears: for a field that keeps the focus while it is checked. */
  announceError?: boolean | undefined;
  /** Stands at the end of the line of the help: how much of the room is used. */
  counter?: ReactNode | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, error in words with an icon, help below: the frame for a control of one's own. */
export function Field({
  id: givenId,
  label,
  help,
  error,
  requiredMark = false,
  describedBy,
  announceError = false,
  counter,
  children,
}: FieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const described = [error && `${id}-error`, help && `${id}-help`, describedBy].filter(Boolean).join(' ');

  return (
    <Frame>
      <Label htmlFor={id} data-required={requiredMark || undefined}>
        {label}
      </Label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': requiredMark || undefined,
      })}
      {error && (
        <FieldError id={`${id}-error`} urgent={announceError}>
          {error}
        </FieldError>
      )}
      {(help || counter) && (
        <Foot>
          {help && <Help id={`${id}-help`}>{help}</Help>}
          {counter}
        </Foot>
      )}
    </Frame>
  );
}

/** Grey line under a control. */
export const Help = styled('p')({ margin: 0, fontSize: fontSize.detail, lineHeight: 1.45, color: colour.muted });

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', alignItems: 'start' });

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  minWidth: 0,
  // A plain control of the application's own gets the look of the others.
  '& > :is(input, select, textarea):not([class])': controlStyles,
});

const Label = styled('label')({
  fontSize: '1rem',
  lineHeight: 1.4,
  fontWeight: fontWeight.medium,
  color: colour.text,
  // A drawn star, for the eye alone: the control itself says that it is required.
  '&[data-required]::after': {
    content: '""',
    display: 'inline-block',
    width: 9,
    height: 9,
    marginInlineStart: 4,
    verticalAlign: '0.35em',
    background: colour.danger,
    clipPath:
      'polygon(50% 0%, 58% 36%, 93% 25%, 66% 50%, 93% 75%, 58% 64%, 50% 100%, 42% 64%, 7% 75%, 34% 50%, 7% 25%, 42% 36%)',
    forcedColorAdjust: 'none',
  },
});
