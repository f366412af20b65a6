import { Button, EmptyState } from '@prospectus/design-system';

import { useText } from '../texts/language-context.ts';
import { useHome } from './home.ts';

/** Shown at an address that the person's role may not see, with a link to where they start. */
export function NotAllowed() {
  const text = useText();
  const home = useHome();
  return (
    <>
      <title>{text('shell.notAllowed.tab')}</title>
      <EmptyState
        headingLevel={1}
        icon="lock"
        title={text('shell.notAllowed.title')}
        text={text('shell.notAllowed.text')}
        action={
          <Button href={home?.to ?? '/'}>
            {text('shell.backTo', { label: home ? text(home.label) : text('shell.console') })}
          </Button>
        }
      />
    </>
  );
}
