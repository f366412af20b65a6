import { Callout } from '@prospectus/design-system';
import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { useText } from '../texts/language-context.ts';
import { failureInstead } from './failure-instead.ts';
import { PartFailed } from './PartFailed.tsx';

/**
 * Above any screen: that there is no connection, or that something on the screen could not be refetched. It looks at all
 * that the screen reads, so that no screen has to say it.
 */
export function ScreenNotices() {
  const text = useText();
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const error = useSyncExternalStore(
    useCallback((look: () => void) => cache.subscribe(notifyManager.batchCalls(look)), [cache]),
    () => cache.findAll(FAILED)[0]?.state.error,
  );
  return (
    <>
      <div role="status">
        {!isOnline && (
          <Callout tone="warning" title={text('shell.offline.title')}>
            {text('shell.offline.text')}
          </Callout>
        )}
      </div>
      <PartFailed
        error={isOnline && error}
        title={text('shell.outOfDate')}
        onRetry={() => void queries.refetchQueries(FAILED)}
      />
    </>
  );
}

/** In use, shown with older data, and not refetched. */
const FAILED = {
  type: 'active' as const,
  predicate: ({ state: { data, status, error } }: Query) =>
    status === 'error' && data !== undefined && failureInstead(error, data) === null,
};

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
