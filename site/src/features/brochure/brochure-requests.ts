type Taker = (address: string) => void;

let waiting: string | undefined;
let taker: Taker | undefined;

/** Brochures that a verified visitor asked for; a request made before the page is hydrated waits until it is. */
export const brochureRequests = {
  ask(address: string): void {
    if (taker) taker(address);
    else waiting = address;
  },
  take(next: Taker): () => void {
    taker = next;
    if (waiting !== undefined) next(waiting);
    waiting = undefined;
    return () => {
      taker = undefined;
    };
  },
};
