import { useEffect, useState } from 'react';

import { useText } from '../texts/language-context.ts';
import { type PreviewView, usePreviewLink } from './use-preview-link.ts';

const ANYONE: PreviewView = { as: 'unverified', region: 'IN', at: '', path: '' };

/** The page that shows a record, as its draft has it: read from the site itself, again whenever a version is saved. */
export function useSitePage(resource: string, id: string, version: number) {
  const text = useText();
  const { link, failure, retry } = usePreviewLink(resource, id, ANYONE);
  const [page, setPage] = useState<SitePage>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const url = link?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    const stop = new AbortController();
    const read = async () => {
      const answer = await fetch(url, { credentials: 'omit', cache: 'no-store', signal: stop.signal });
      if (!answer.ok) throw new Error(text('publishing.noPage'));
      return sitePage(await answer.text(), url);
    };
    read().then(
      (found) => {
        setPage(found);
        setProblem(undefined);
      },
      (error: unknown) => stop.signal.aborted || setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => stop.abort();
  }, [url, version, round, text]);
  return {
    page,
    failure: failure ?? problem,
    retry: () => {
      retry();
      setRound(round + 1);
    },
  };
}

/** What a page of the site says of itself to search engines and networks, read from its head. */
type SitePage = {
  path: string;
  title: string;
  description: string;
  /** The address of the picture of a shared link. */
  picture: string | undefined;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Its JSON-LD. */
  data: unknown;
};

/** Reads the head of a page. Without an address of its own a page is not listed. */
function sitePage(html: string, url: string): SitePage {
  const head = new DOMParser().parseFromString(html, 'text/html');
  const said = (name: string) =>
    head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
  return {
    path: new URL(url).pathname,
    title: said('og:title') ?? '',
    description: said('og:description') ?? '',
    picture: said('og:image'),
    isListed: said('og:url') !== undefined,
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
