import { LRUCache } from 'lru-cache';

/** Pictures of a hundred words, a few megabytes. */
const MAX_CACHED = 100;
const MAX_WAITING = 10;

/**
 * Turns drawings into PNG, one at a time, and caches the latest. Undefined where too many wait: anybody can invent
 * words, and drawing one takes 50 ms.
 */
export function createRaster({ maxCached = MAX_CACHED, maxWaiting = MAX_WAITING } = {}) {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: maxCached });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (svg: string): Promise<Buffer | undefined> => {
    const known = pictures.get(svg);
    if (known) return known;
    if (waiting >= maxWaiting) return undefined;
    waiting += 1;
    const drawn = last.then(() => draw(svg)).finally(() => (waiting -= 1));
    last = drawn.catch(() => undefined);
    pictures.set(svg, drawn);
    drawn.catch(() => pictures.delete(svg));
    return drawn;
  };
}

/** A palette needs a quarter of the bytes, since there are few colours. */
async function draw(svg: string): Promise<Buffer> {
  // Loaded with the first picture: many processes never draw one.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer();
}
