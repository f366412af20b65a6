import type { ComponentProps } from 'react';
import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontWeight } from '../../../tokens/index.ts';
import { ChoiceParts } from '../Field/Choice.tsx';
import { Help, type FieldTextProps } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import type { SelectOption } from '../Select/Select.tsx';

type Native = Omit<ComponentProps<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'name' | 'checked'>;

/** Props of {@link RadioGroup}. All others go to every radio, so `register()` works. */
export interface RadioGroupProps extends FieldTextProps, Native {
  name: string;
  options: readonly SelectOption[];
  value?: SelectOption['value'] | undefined;
}

/** One of a few visible choices below one legend; short ones share a line. */
export function RadioGroup({ id: givenId, label, help, error, options, value, ...input }: RadioGroupProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');

  return (
    <Group aria-describedby={described || undefined}>
      <Legend>{label}</Legend>
      {options.map((option, index) => (
        <ChoiceParts.Row key={option.value}>
          <ChoiceParts.Box
            {...input}
            {...(value !== undefined && { checked: option.value === value })}
            // The summary links to the group's id: that is its first radio.
            id={index === 0 ? id : undefined}
            type="radio"
            value={option.value}
            disabled={option.disabled ?? input.disabled}
            aria-invalid={error ? true : undefined}
          />
          <span>{option.label}</span>
        </ChoiceParts.Row>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && <Help id={`${id}-help`}>{help}</Help>}
    </Group>
  );
}

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  '& > :not(label)': { flexBasis: '100%' },
});

const Legend = styled('legend')({ padding: 0, marginBottom: 4, fontWeight: fontWeight.medium, color: colour.text });
