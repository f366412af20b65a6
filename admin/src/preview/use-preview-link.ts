import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useApi } from '../providers/calls.ts';

/** As whom and when a page is shown. */
export type PreviewView = { as: 'unverified' | 'verified'; region: 'IN' | 'other'; at: string; path: string };

const RENEWED_BEFORE_END_MS = 120_000;

/** A link to the preview of a record; it is renewed before it expires. That of the view before stays until then. */
export function usePreviewLink(resource: string, id: string, view: PreviewView) {
  const api = useApi();
  const body = previewRequest(resource, id, view);
  const { data, error, refetch } = useQuery({
    // Not below `preview`: a shared link that is made or revoked changes nothing here, and the page would be loaded again.
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

/** The request for the link of a view. */
export const previewRequest = (resource: string, id: string, { as, region, at, path }: PreviewView) => ({
  resource,
  id,
  as,
  region,
  ...(path && { path }),
  ...(at && { at: new Date(at).toISOString() }),
});
