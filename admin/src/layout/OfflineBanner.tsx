import { Callout } from '@prospectus/design-system';

import { useText } from '../texts/language-context.ts';
import { useOnline } from './use-online.ts';

export function OfflineBanner() {
  const text = useText();
  return (
    <div role="status">
      {!useOnline() && (
        <Callout tone="warning" title={text('shell.offline.title')}>
          {text('shell.offline.text')}
        </Callout>
      )}
    </div>
  );
}
