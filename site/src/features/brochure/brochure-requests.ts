import type { DownloadResult } from './brochure-download.tsx';

type Download = (address: string) => Promise<DownloadResult>;
type Request = { address: string; done: (result: DownloadResult) => void };

let waiting: Request | undefined;
let download: Download | undefined;

/** Requests to save a brochure; one made before hydration waits for it. */
export const brochureRequests = {
  ask(address: string): Promise<DownloadResult> {
    if (download) return download(address);
    return new Promise((done) => (waiting = { address, done }));
  },
  /** Sets the function that downloads; returns how to unset it. */
  take(next: Download): () => void {
    download = next;
    if (waiting) void next(waiting.address).then(waiting.done);
    waiting = undefined;
    return () => {
      download = undefined;
    };
  },
};
