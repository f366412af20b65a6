import { ConfirmDialog } from '@prospectus/design-system/console';
import { type RefObject, useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

import { type TextKey, useText } from '../texts/language-context.ts';

type GuardProps = {
  /** Whether something typed is not saved. */
  hasUnsaved: () => boolean;
  /** Saves it; resolves to whether everything is saved. Left out where a person saves by hand. */
  save?: (() => Promise<boolean>) | undefined;
  mayLeave: RefObject<boolean>;
  /** The consequence of leaving; by default the text stays in this browser. */
  consequence?: TextKey;
};

/** Saves a form that is left by a link or by Back; asks where that fails, and before the page is closed. */
export function UnsavedChangesGuard({
  hasUnsaved,
  save = () => Promise.resolve(false),
  mayLeave,
  consequence = 'editing.leave.stored',
}: GuardProps) {
  const text = useText();
  const [asks, setAsks] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave.current && currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return undefined;
    let isCurrent = true;
    void save().then((saved) => {
      if (!isCurrent) return;
      if (saved) blocker.proceed?.();
      else setAsks(true);
    });
    return () => {
      isCurrent = false;
    };
    // Once for each time that leaving is blocked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBlocked]);
  useBeforeUnload((event) => {
    if (hasUnsaved() && !mayLeave.current) event.preventDefault();
  });
  const answer = (leaves: boolean) => {
    setAsks(false);
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      open={isBlocked && asks}
      tone="danger"
      title={text('editing.leave.title')}
      confirmLabel={text('editing.leave.confirm')}
      cancelLabel={text('editing.leave.stay')}
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      {text(consequence)}
    </ConfirmDialog>
  );
}
