import styled from '@emotion/styled';
import { Button, colour, radius, space, Text } from '@prospectus/design-system';
import { type ReactNode, useEffect } from 'react';

import type { useField } from './use-field.ts';

/** A value that is chosen in a dialog: what it is, a button to choose it, and others beside that. */
export function PickedField({
  control: { id },
  texts,
  ref,
  shown,
  action,
  onAction,
  children,
}: Pick<ReturnType<typeof useField>, 'control' | 'texts' | 'ref'> & {
  shown: ReactNode;
  action: string;
  onAction: () => void;
  /** Further buttons. */
  children?: ReactNode;
}) {
  // The list of errors moves the focus to the field.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  const described = [texts.error && `${id}-error`, texts.help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <Root role="group" aria-labelledby={`${id}-label`}>
      <span className="label" id={`${id}-label`}>
        {texts.label}
      </span>
      <div>
        {shown}
        <Button
          id={id}
          size="small"
          variant="secondary"
          aria-labelledby={`${id} ${id}-label`}
          aria-describedby={described || undefined}
          onClick={onAction}
        >
          {action}
        </Button>
        {children}
      </div>
      {texts.error && (
        <Text size="small" tone="danger" id={`${id}-error`} role="alert">
          {texts.error}
        </Text>
      )}
      {texts.help && (
        <Text size="small" tone="muted" id={`${id}-help`}>
          {texts.help}
        </Text>
      )}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  '& > .label': { fontWeight: 500, lineHeight: 1.4 },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1), minHeight: 48, minWidth: 0 },
  '& img': {
    width: 40,
    height: 40,
    objectFit: 'contain',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.small,
  },
});
