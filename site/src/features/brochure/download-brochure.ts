import { BROCHURE_FILE_NAME } from '@prospectus/contract/constants';

import { track } from '../../lib/track.ts';

/** How a download went: `missing` where the programme has no brochure, `failed` where it could not be read. */
export type DownloadResult = 'done' | 'missing' | 'failed';

/** Is given the share that has come, from 0 to 1; undefined where the length is not known. */
export type OnProgress = (share: number | undefined) => void;

/** Reads a brochure and saves it under the one name every brochure has (§4). */
export async function downloadBrochure(address: string, onProgress?: OnProgress): Promise<DownloadResult> {
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
export const DOWNLOAD_FAILED = 'An error occurred while downloading the file.';

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
