import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useApi } from '../providers/calls.ts';

/** The visitor and the time that a page is shown for. */
export type PreviewView = { as: 'unverified' | 'verified'; region: 'IN' | 'other'; at: string; path: string };

const RENEWED_BEFORE_END_MS = 120_000;

/** A link to the preview of a record; it is renewed before it expires. That of the view before stays until then. */
export function usePreviewLink(resource: string, id: string, view: PreviewView) {
  const api = useApi();
  const body = previewRequest(resource, id, view);
  const { data, error, refetch } = useQuery({
    // Not below `preview`: making or revoking a shared link must not load the page again.
    queryKey: ['preview-link', body],
    queryFn: () => api('POST /admin/preview', { body }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data: link } }) =>
      link ? Math.max(1_000, Date.parse(link.expires) - Date.now() - RENEWED_BEFORE_END_MS) : false,
  });
  return { link: data, failure: error?.message, retry: () => void refetch() };
}

export const previewRequest = (resource: string, id: string, { as, region, at, path }: PreviewView) => ({
  resource,
  id,
  as,
  region,
  ...(path && { path }),
  ...(at && { at: new Date(at).toISOString() }),
});
