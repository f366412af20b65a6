import { type Role, ROLE } from '@prospectus/contract';
import { Button, Container, EmptyState, ErrorState } from '@prospectus/design-system';
import { usePermissions, useResetErrorBoundaryOnLocationChange } from 'react-admin';

import { useText } from '../texts/language-context.ts';
import { useHome } from './home.ts';

/** Shown where the person's rights could not be read. */
export function CheckFailed() {
  const text = useText();
  const title = text('shell.screenError.title');
  return (
    <>
      <title>{title}</title>
      <ErrorState
        headingLevel={1}
        title={title}
        text={text('accounts.noAnswer')}
        onRetry={() => window.location.assign('/admin/')}
      />
    </>
  );
}

/** Shown at an address that the person's role may not see, with a link to where they start. */
export function NotAllowed() {
  const text = useText();
  const home = useHome();
  const label = home ? text(home.label) : text('shell.console');
  return <Nothing name="notAllowed" icon="lock" to={home?.to ?? '/'} label={label} />;
}

/** Shown at an address the console does not have. Only ADMIN learns that; others are not allowed there either (§6). */
export function NotFound() {
  const text = useText();
  const { permissions } = usePermissions<Role | null>();
  return permissions === ROLE.ADMIN ? (
    <Nothing name="notFound" to="/" label={text('shell.menu.dashboard')} />
  ) : (
    <NotAllowed />
  );
}

type NothingProps = { name: 'notAllowed' | 'notFound'; icon?: 'lock'; to: string; label: string };

function Nothing({ name, icon, to, label }: NothingProps) {
  const text = useText();
  return (
    <>
      <title>{text(`shell.${name}.tab`)}</title>
      <EmptyState
        headingLevel={1}
        {...(icon && { icon })}
        title={text(`shell.${name}.title`)}
        text={text(`shell.${name}.text`)}
        action={<Button href={to}>{text('shell.backTo', { label })}</Button>}
      />
    </>
  );
}

type ScreenErrorProps = { error: Error; resetErrorBoundary: (...args: unknown[]) => void };

/** Shown where a screen failed to render. */
export function ScreenError({ error, resetErrorBoundary }: ScreenErrorProps) {
  const text = useText();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Container size="text">
      <ErrorState
        headingLevel={1}
        title={text('shell.screenError.title')}
        text={text('shell.screenError.text', { message: error.message })}
        onRetry={() => resetErrorBoundary()}
        action={<a href="/admin/">{text('shell.backTo', { label: text('shell.console') })}</a>}
      />
    </Container>
  );
}
