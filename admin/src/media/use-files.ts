import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { MediaQuery } from './media-calls.ts';
import { useMedia } from './media-context.ts';

/** The files of a query; those of the query before stay until they are read. */
export function useFiles(query: MediaQuery) {
  const { client } = useMedia();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['media', 'files', query],
    queryFn: () => client.list(query),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    files: data?.files,
    total: data?.total,
    error,
    isPending: (isFetching && !data) || isPlaceholderData,
    reload: () => void refetch(),
  };
}

const NO_FOLDERS: string[] = [];

export function useFolders(round: unknown = 0): string[] {
  const { client } = useMedia();
  const { data = NO_FOLDERS } = useQuery({
    queryKey: ['media', 'folders', round],
    queryFn: async () => (await client.folders()).map(({ name }) => name),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data;
}
