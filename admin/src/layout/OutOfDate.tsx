import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { useText } from '../texts/language-context.ts';
import { failureInstead } from './failure-instead.ts';
import { PartFailed } from './PartFailed.tsx';
import { useOnline } from './OfflineBanner.tsx';

/**
 * Says above any screen that something on it could not be read anew, why, and offers to try again. It looks at all that
 * the screen reads, so that no screen has to say it; without a connection the banner of that says it.
 */
export function OutOfDate() {
  const text = useText();
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const error = useSyncExternalStore(
    useCallback((look: () => void) => cache.subscribe(notifyManager.batchCalls(look)), [cache]),
    () => cache.findAll(FAILED)[0]?.state.error,
  );
  return (
    <PartFailed
      error={useOnline() && error}
      title={text('shell.outOfDate')}
      onRetry={() => void queries.refetchQueries(FAILED)}
    />
  );
}

/** In use, shown with older data, and not refetched. */
const FAILED = {
  type: 'active' as const,
  predicate: ({ state: { data, status, error } }: Query) =>
    status === 'error' && data !== undefined && failureInstead(error, data) === null,
};
