import type { ComponentProps, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { up } from '../../tokens/index.ts';

/** Props of {@link FormStack}. */
export interface FormStackProps extends ComponentProps<'div'> {
  /** The form's buttons, set a little apart. */
  actions?: ReactNode | undefined;
}

/** The fields of a form in one column; goes inside whatever `form` element the application uses. */
export function FormStack({ actions, children, ...rest }: FormStackProps) {
  return (
    <Column {...rest}>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Column>
  );
}

/** A plain form whose errors are ours to word: the browser's own bubbles are off. */
export function Form({ actions, children, ...form }: ComponentProps<'form'> & { actions?: ReactNode | undefined }) {
  return (
    <form noValidate {...form}>
      <FormStack actions={actions}>{children}</FormStack>
    </form>
  );
}

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, maxWidth: 560 });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  paddingTop: 4,
  // As wide as the thumb's screen on a phone.
  '& > button': { flex: '1 1 100%', [up.tablet]: { flex: 'none' } },
});
