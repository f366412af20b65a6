import type { PreviewLink } from '@prospectus/contract';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';

/** As whom and when a page is shown. */
export type PreviewView = { as: 'unverified' | 'verified'; region: 'IN' | 'other'; at: string; path: string };

type Found = { key: string; link?: PreviewLink; failure?: string };

/** A link to the preview of a record; a new one is asked for before the last expires. */
export function usePreviewLink(resource: string, id: string, view: PreviewView) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [found, setFound] = useState<Found>();
  const [round, setRound] = useState(0);
  const body = JSON.stringify(previewRequest(resource, id, view));
  const key = `${body} ${round}`;
  useEffect(() => {
    let current = true;
    let next: ReturnType<typeof setTimeout> | undefined;
    provider.api('POST /admin/preview', { body: JSON.parse(body) as ReturnType<typeof previewRequest> }).then(
      (link) => {
        if (!current) return;
        setFound({ key, link });
        next = setTimeout(() => setRound(round + 1), Date.parse(link.expires) - Date.now() - 120_000);
      },
      (error: unknown) => current && setFound({ key, failure: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      current = false;
      clearTimeout(next);
    };
  }, [provider, body, key, round]);
  return {
    link: found?.link,
    failure: found?.key === key ? found.failure : undefined,
    retry: () => setRound(round + 1),
  };
}

/** What is asked of the API for a view. */
export const previewRequest = (resource: string, id: string, { as, region, at, path }: PreviewView) => ({
  resource,
  id,
  as,
  region,
  ...(path && { path }),
  ...(at && { at: new Date(at).toISOString() }),
});
