import { ApiError, BROCHURE_FILE_NAME } from '@prospectus/contract';
import type { Request, Response } from 'express';

import type { Platform } from '../../platform/platform.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { fileName } from '../../platform/http/file-name.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { type Mounted, on, SENT } from '../../platform/calls/calls.ts';
import { publicLookup, type Resolve } from '../../platform/network/public-lookup.ts';
import { fetchPdf } from './fetch-pdf.ts';
import { targetOf, forwardGenerated } from './target.ts';

export type Sources = {
  /** Names of allowed hosts. */
  allowedHosts(): Promise<readonly string[]>;
  /** Name of the PDF at a path of this origin. */
  ownPdf(path: string): string | undefined;
  /** Only for tests: another resolver, allowed origins and limits. */
  testing?: { resolve?: Resolve; alsoAllowed?: readonly string[]; limits?: { bytes: number; ms: number } };
};

const BUDGET = { scope: 'download', points: 30, seconds: 600 };
// A file of another host is in memory until it is sent, and the connection may be slow.
const MAX_CONCURRENT = 8;
const MAX_SENDING_MS = 120_000;

/** The PDF download of §7, from our own media or from an allowed host, always as an attachment. */
export function downloadRoutes(
  deps: Pick<Platform, 'config' | 'db' | 'clock' | 'keys' | 'files'>,
  { allowedHosts, ownPdf, testing = {} }: Sources,
): Mounted[] {
  const { publicUrl } = deps.config;
  const lookup = publicLookup(testing.resolve);
  const rules = { publicUrl, allowedHosts, ...(testing.alsoAllowed && { alsoAllowed: testing.alsoAllowed }) };
  let underWay = 0;

  const pass = async (url: URL, res: Response, name: string): Promise<void> => {
    if (underWay >= MAX_CONCURRENT) throw new ApiError('UNAVAILABLE', { retryAfter: 5 });
    underWay += 1;
    const cut = setTimeout(() => res.destroy(), MAX_SENDING_MS).unref();
    res.once('close', () => {
      underWay -= 1;
      clearTimeout(cut);
    });
    const bytes = await fetchPdf(url, lookup, testing.limits);
    res.attachment(name).type('application/pdf').set('Cache-Control', 'no-store').end(bytes);
  };

  return [
    on(
      'GET /download',
      limitPerAddress(deps, BUDGET),
      forwardGenerated(publicUrl),
      async ({ req, query, res }): Promise<typeof SENT> => {
        const name = query.name === undefined ? BROCHURE_FILE_NAME : fileName(query.name, 'pdf', 'brochure');
        const target = await targetOf(query.url, rules);
        if ('url' in target) await pass(target.url, res, name);
        else await sendOwn(ownPdf(target.path), { req, res, files: deps.files }, name);
        return SENT;
      },
    ),
  ];
}

type Answering = { req: Request; res: Response; files: FileStore };

async function sendOwn(file: string | undefined, answering: Answering, name: string): Promise<void> {
  if (!file) throw new ApiError('DOWNLOAD_REFUSED');
  await sendFile({ ...answering, name: file }, () => answering.res.attachment(name));
}
