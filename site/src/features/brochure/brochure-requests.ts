import type { DownloadResult } from './brochure-download.tsx';

type Taker = (address: string) => Promise<DownloadResult>;
type Request = { address: string; done: (result: DownloadResult) => void };

let waiting: Request | undefined;
let taker: Taker | undefined;

/**
 * Brochures that are to be saved; a request made before the page is hydrated waits until it is. The answer says how the
 * download went.
 */
export const brochureRequests = {
  ask(address: string): Promise<DownloadResult> {
    if (taker) return taker(address);
    return new Promise((done) => (waiting = { address, done }));
  },
  take(next: Taker): () => void {
    taker = next;
    if (waiting) void next(waiting.address).then(waiting.done);
    waiting = undefined;
    return () => {
      taker = undefined;
    };
  },
};
