import { BROCHURE_FILE_NAME } from '@prospectus/contract/constants';
import { ProgressBar, useToast } from '@prospectus/design-system';
import { useCallback, useSyncExternalStore } from 'react';

import { createStore } from '../../lib/store.ts';
import { track } from '../../lib/track.ts';

/** `missing`: the programme has no brochure; `failed`: it could not be fetched. */
export type DownloadResult = 'done' | 'missing' | 'failed';

/** The received share from 0 to 1; undefined if the length is unknown. */
type Share = number | undefined;
type OnProgress = (share: Share) => void;

const PROGRESS_AFTER_MS = 1_000;
/** The browser reads the address of a saved file after the click has returned. */
const REVOKE_AFTER_MS = 60_000;

/** Texts of the error catalogue (§8). */
export const BROCHURE_MISSING = {
  title: 'Uh oh! Brochure not found',
  description: 'Please contact support for further assistance',
} as const;
const DOWNLOAD_FAILED = 'An error occurred while downloading the file.';

/** Saves a brochure; shows the progress on a slow line, and a message if the brochure is missing or fails (§8). */
export function useBrochureDownload(): (address: string) => Promise<DownloadResult> {
  const toast = useToast();
  return useCallback(
    async (address: string) => {
      const progress = createStore<Share>(undefined);
      let isProgressShown = false;
      const slow = setTimeout(() => {
        isProgressShown = true;
        toast.show({ title: 'Your brochure is on its way', description: <DownloadProgress progress={progress} /> });
      }, PROGRESS_AFTER_MS);
      const result = await download(address, progress.set);
      track('brochure_download', { result });
      clearTimeout(slow);
      if (result === 'missing') toast.show({ tone: 'danger', ...BROCHURE_MISSING });
      else if (result === 'failed') toast.show({ tone: 'danger', title: DOWNLOAD_FAILED });
      else if (isProgressShown) toast.show({ tone: 'success', title: 'Download successful' });
      return result;
    },
    [toast],
  );
}

function DownloadProgress({ progress }: { progress: ReturnType<typeof createStore<Share>> }) {
  const share = useSyncExternalStore(progress.subscribe, progress.current, () => undefined);
  return <ProgressBar active variant="inline" label="Download of the brochure" value={share} />;
}

async function download(address: string, onProgress: OnProgress): Promise<DownloadResult> {
  if (address === '') return 'missing';
  try {
    const response = await fetch(address);
    if (!response.ok || !response.body) return 'failed';
    save(await readAll(response.body, Number(response.headers.get('content-length')), onProgress));
    return 'done';
  } catch {
    return 'failed';
  }
}

async function readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>, length: number, onProgress: OnProgress) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value);
    bytes += chunk.value.byteLength;
    onProgress(length > 0 ? bytes / length : undefined);
  }
  return new Blob(chunks, { type: 'application/pdf' });
}

/** Every brochure is saved under the same name (§4). */
function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: BROCHURE_FILE_NAME }).click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
