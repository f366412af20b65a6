import { BROCHURE_FILE_NAME } from '@prospectus/contract/constants';
import { ProgressBar, useToast } from '@prospectus/design-system';
import { useCallback, useSyncExternalStore } from 'react';

import { track } from '../../lib/track.ts';

/** How a download went: `missing` where the programme has no brochure, `failed` where it could not be read. */
export type DownloadResult = 'done' | 'missing' | 'failed';

/** Is given the share that has come, from 0 to 1; undefined where the length is not known. */
type OnProgress = (share: number | undefined) => void;

/** Reads a brochure and saves it under the one name every brochure has (§4). */
async function downloadBrochure(address: string, onProgress?: OnProgress): Promise<DownloadResult> {
  const result = await download(address, onProgress);
  track('brochure_download', { result });
  return result;
}

async function download(address: string, onProgress: OnProgress = () => {}): Promise<DownloadResult> {
  if (address === '') return 'missing';
  try {
    const answer = await fetch(address);
    if (!answer.ok || !answer.body) return 'failed';
    save(await received(answer.body, Number(answer.headers.get('content-length')), onProgress));
    return 'done';
  } catch {
    return 'failed';
  }
}

/** Texts of the error catalogue (§8). */
export const BROCHURE_MISSING = {
  title: 'Uh oh! Brochure not found',
  description: 'Please contact support for further assistance',
} as const;
const DOWNLOAD_FAILED = 'An error occurred while downloading the file.';

async function received(body: ReadableStream<Uint8Array<ArrayBuffer>>, length: number, onProgress: OnProgress) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    onProgress(length > 0 ? bytes / length : undefined);
  }
  return new Blob(parts, { type: 'application/pdf' });
}

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const anchor = Object.assign(document.createElement('a'), { href: address, download: BROCHURE_FILE_NAME });
  anchor.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** How much of a download has come; whoever shows it follows it. */
type Progress = {
  report(share: number | undefined): void;
  subscribe(changed: () => void): () => void;
  current(): number | undefined;
};

function progressOf(): Progress {
  const followers = new Set<() => void>();
  let now: number | undefined;
  return {
    report: (share) => {
      now = share;
      for (const changed of followers) changed();
    },
    subscribe: (changed) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    current: () => now,
  };
}

/** A bar that follows a download. */
function DownloadProgress({ progress }: { progress: Progress }) {
  const share = useSyncExternalStore(progress.subscribe, progress.current, () => undefined);
  return <ProgressBar active variant="inline" label="Download of the brochure" value={share} />;
}

/** A download that takes longer says how far it is. */
const SLOW_MS = 1_000;

/** Saves a brochure; says how far it is on a slow line, and where it is missing or fails (§8). */
export function useBrochureDownload(): (address: string) => Promise<DownloadResult> {
  const toast = useToast();
  return useCallback(
    async (address: string) => {
      const progress = progressOf();
      let shown = false;
      const slow = setTimeout(() => {
        shown = true;
        toast.show({ title: 'Your brochure is on its way', description: <DownloadProgress progress={progress} /> });
      }, SLOW_MS);
      const result = await downloadBrochure(address, progress.report);
      clearTimeout(slow);
      if (result === 'missing') toast.show({ tone: 'danger', ...BROCHURE_MISSING });
      else if (result === 'failed') toast.show({ tone: 'danger', title: DOWNLOAD_FAILED });
      else if (shown) toast.show({ tone: 'success', title: 'Download successful' });
      return result;
    },
    [toast],
  );
}
