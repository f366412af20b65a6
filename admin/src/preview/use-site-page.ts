import { useEffect, useState } from 'react';

import { useText } from '../texts/language-context.ts';
import { type SitePage, sitePage } from './site-page.ts';
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
