import { QueryClient } from '@tanstack/react-query';

const TRIES = 3;

/**
 * Calls are tried without a connection too, so that they fail with words instead of waiting unseen, and again once it
 * is back. Only what may succeed a second time is repeated: no answer, or the server's own failure.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => navigator.onLine && failures < TRIES && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  });

function mayPass(error: unknown): boolean {
  const status = (error as { status?: unknown }).status;
  return status === 0 || (typeof status === 'number' && status >= 500);
}
