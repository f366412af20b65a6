import { ErrorState } from '@prospectus/design-system';

import { useText } from '../texts/language-context.ts';

/** Shown where it could not be asked what the person may see. */
export function CheckFailed() {
  const text = useText();
  return (
    <>
      <title>{text('shell.screenError.title')}</title>
      <ErrorState
        headingLevel={1}
        title={text('shell.screenError.title')}
        text={text('accounts.noAnswer')}
        onRetry={() => window.location.assign('/admin/')}
      />
    </>
  );
}
