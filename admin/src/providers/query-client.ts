import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

const TRIES = 3;

/**
 * Calls are tried without a connection too, so that they fail with words instead of waiting unseen, and again once it
 * is back. Only what may succeed a second time is repeated: no answer, or the server's own failure.
 */
export const createQueryClient = (): QueryClient =>
  new ConsoleQueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => navigator.onLine && failures < TRIES && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  });

class ConsoleQueryClient extends QueryClient {
  /** A first read that began before the change would be kept although it may lack it: it is begun again too. */
  override invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    void this.cancelQueries({
      ...filters,
      predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
    });
    return super.invalidateQueries(filters, options);
  }
}

function mayPass(error: unknown): boolean {
  const status = (error as { status?: unknown }).status;
  return status === 0 || (typeof status === 'number' && status >= 500);
}
