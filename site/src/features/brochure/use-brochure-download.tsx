import { useToast } from '@prospectus/design-system';
import { useCallback } from 'react';

import { BROCHURE_MISSING, DOWNLOAD_FAILED, downloadBrochure, type DownloadResult } from './download-brochure.ts';
import { DownloadProgress, progressOf } from './DownloadProgress.tsx';

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
