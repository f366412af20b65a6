import styled from '@emotion/styled';
import { Button, colour, radius, space, Text } from '@prospectus/design-system';
import { type HTMLAttributes, type ReactNode, useEffect } from 'react';

import type { useField } from './use-field.ts';

type FieldParts = Pick<ReturnType<typeof useField>, 'control' | 'texts' | 'ref'>;

/** A label, the controls of a field, its error and its help; the control with the field's id takes the focus. */
export function FieldGroup({
  control: { id },
  texts: { label, help, error },
  ref,
  children,
  ...rest
}: FieldParts & HTMLAttributes<HTMLDivElement>) {
  // The list of errors moves the focus to the field.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return (
    <Root role="group" aria-labelledby={`${id}-label`} {...rest}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      {children}
      {error && (
        <Text size="small" tone="danger" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
      {help && (
        <Text size="small" tone="muted" id={`${id}-help`}>
          {help}
        </Text>
      )}
    </Root>
  );
}

/** The button that opens the choice of a value; read with the field's label, help and error. */
export function ChooseButton({
  control: { id },
  texts: { help, error },
  onClick,
  children,
}: Pick<FieldParts, 'control' | 'texts'> & { onClick: () => void; children: string }) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <Button
      id={id}
      size="small"
      variant="secondary"
      aria-labelledby={`${id} ${id}-label`}
      aria-describedby={described || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

type PickedFieldProps = FieldParts & { shown: ReactNode; action: string; onAction: () => void; children?: ReactNode };

export function PickedField({ shown, action, onAction, children, ...field }: PickedFieldProps) {
  return (
    <FieldGroup {...field}>
      <Buttons>
        {shown}
        <ChooseButton {...field} onClick={onAction}>
          {action}
        </ChooseButton>
        {children}
      </Buttons>
    </FieldGroup>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  '& > .label': { fontWeight: 500, lineHeight: 1.4 },
});

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  minHeight: 48,
  minWidth: 0,
  '& img': {
    width: 40,
    height: 40,
    objectFit: 'contain',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.small,
  },
});
