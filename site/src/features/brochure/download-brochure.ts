import { BROCHURE_FILE_NAME } from '@prospectus/contract/constants';

/** How a download went: `missing` where the programme has no brochure, `failed` where it could not be read. */
export type DownloadResult = 'done' | 'missing' | 'failed';

/** Reads a brochure and saves it under the one name every brochure has (§4). */
export async function downloadBrochure(address: string): Promise<DownloadResult> {
  if (address === '') return 'missing';
  try {
    const answer = await fetch(address);
    if (!answer.ok) return 'failed';
    save(await answer.blob());
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

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const anchor = Object.assign(document.createElement('a'), { href: address, download: BROCHURE_FILE_NAME });
  anchor.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
