import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { contentWidth, mediaQuery } from '../../../tokens/index.ts';
import { useMergedRef } from '../Field/use-merged-ref.ts';

/** Props of {@link FormStack}. */
export interface FormStackProps extends ComponentProps<'div'> {
  /** The form's buttons, with a little space above. */
  actions?: ReactNode | undefined;
}

/** Props of {@link Form}. */
export interface FormProps extends ComponentProps<'form'> {
  /** The form's buttons, with a little space above. */
  actions?: ReactNode | undefined;
  /** Fields of a second step, hidden until `laterOpen`; without script they are always there. */
  later?: ReactNode | undefined;
  laterOpen?: boolean | undefined;
}

/** The fields of a form in one column; goes inside the application's `form` element. */
export function FormStack({ actions, children, ...rest }: FormStackProps) {
  return (
    <Column {...rest}>
      {children}
      {actions && <Actions className="form-actions">{actions}</Actions>}
    </Column>
  );
}

/**
 * A plain form with our own error texts: the browser's messages are off. When a submission returns invalid fields, the
 * first of them gets the focus, so that its error is read out.
 */
export function Form({ actions, later, laterOpen = false, children, ref, onSubmit, ...form }: FormProps) {
  const node = useRef<HTMLFormElement>(null);
  const merged = useMergedRef(node, ref);
  const submitted = useRef(false);
  // A response may come any time after the submission, so this runs after every render.
  useEffect(() => {
    const wrong = submitted.current && node.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    submitted.current = false;
    wrong.focus();
  });

  return (
    <form
      noValidate
      // The page's first script may mark it `aria-busy` for a click before hydration.
      suppressHydrationWarning
      {...form}
      ref={merged}
      onSubmit={(event) => {
        submitted.current = true;
        onSubmit?.(event);
      }}
    >
      <FormStack actions={actions} data-step={later && !laterOpen ? 'first' : undefined}>
        {children}
        {later && <Later className="later">{later}</Later>}
      </FormStack>
    </form>
  );
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: contentWidth.text,
  // Before its second step a form is a field and its button in one line.
  '@media (min-width: 768px) and (scripting: enabled)': {
    '&[data-step="first"]': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > *': { gridColumn: '1 / -1' },
      '& > :has(+ .later)': { gridColumn: 1 },
      // Next to the control, below the height of its label.
      '& > .form-actions': { gridColumn: 2, paddingTop: 28 },
    },
  },
});

const Later = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 20,
  // Texts and folds use the whole width.
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '@media (scripting: enabled)': { '[data-step="first"] > &': { display: 'none' } },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  paddingTop: 4,
  // As wide as the screen on a phone.
  '& > button': { flex: '1 1 100%', [mediaQuery.tablet]: { flex: 'none' } },
});
