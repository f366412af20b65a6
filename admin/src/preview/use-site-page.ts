import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useText } from '../texts/language-context.ts';
import { type PreviewView, usePreviewLink } from './use-preview-link.ts';

const UNVERIFIED_VIEW: PreviewView = { as: 'unverified', region: 'IN', at: '', path: '' };

/** The page that shows a record, as its draft has it: read from the site itself, again whenever a version is saved. */
export function useSitePage(resource: string, id: string, version: number) {
  const text = useText();
  const { link, failure, retry } = usePreviewLink(resource, id, UNVERIFIED_VIEW);
  const url = link?.url ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['site-page', url, version],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { credentials: 'omit', cache: 'no-store', signal });
      if (!answer.ok) throw new Error(text('publishing.noPage'));
      return sitePage(await answer.text(), url);
    },
    enabled: url !== '',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    page: data,
    failure: failure ?? error?.message,
    retry: () => {
      retry();
      if (url !== '') void refetch();
    },
  };
}

type SitePage = {
  path: string;
  title: string;
  description: string;
  picture: string | undefined;
  isListed: boolean;
  data: unknown;
};

/** Reads the head of a page. Without an address of its own a page is not listed. */
function sitePage(html: string, url: string): SitePage {
  const head = new DOMParser().parseFromString(html, 'text/html');
  const contentOf = (name: string) =>
    head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
  return {
    path: new URL(url).pathname,
    title: contentOf('og:title') ?? '',
    description: contentOf('og:description') ?? '',
    picture: contentOf('og:image'),
    isListed: contentOf('og:url') !== undefined,
    data: readJson(head.querySelector('script[type="application/ld+json"]')?.textContent ?? ''),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
