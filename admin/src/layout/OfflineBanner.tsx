import { Callout } from '@prospectus/design-system';
import { useSyncExternalStore } from 'react';

import { useText } from '../texts/language-context.ts';

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

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
