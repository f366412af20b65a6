import { ConfirmDialog } from '@prospectus/design-system';
import { type RefObject, useEffect } from 'react';
import { useBlocker, useCanBlock } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Asks for confirmation before a form with unsaved changes is left by a link, by Back or by closing the page. */
export function UnsavedChangesGuard(props: { mayLeave: RefObject<boolean> }) {
  return useCanBlock() ? <Guard {...props} /> : null;
}

function Guard({ mayLeave }: { mayLeave: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      tone="danger"
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      What you changed on this page has not been saved and would be lost.
    </ConfirmDialog>
  );
}
