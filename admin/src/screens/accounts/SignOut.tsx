import { Button, EmptyState } from '@prospectus/design-system';
import { useEffect, useEffectEvent } from 'react';
import { useLogout } from 'react-admin';
import { useLocation } from 'react-router';

import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useText } from '../../texts/language-context.ts';

export function SignOut() {
  const text = useText();
  const logout = useLogout();
  const signOut = () => void logout({}, undefined, false);
  const { state } = useLocation() as { state: { signOut?: boolean } | null };
  const isAsked = state?.signOut === true;
  const atOnce = useEffectEvent(signOut);
  useEffect(() => {
    if (isAsked) atOnce();
  }, [isAsked]);
  if (isAsked) return <PageSkeleton />;
  return (
    <>
      <title>{text('shell.signOut')}</title>
      <EmptyState
        headingLevel={1}
        icon="sign-out"
        title={text('shell.signOut')}
        action={<Button onClick={signOut}>{text('shell.signOut')}</Button>}
      />
    </>
  );
}
