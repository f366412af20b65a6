/** Pictures of a hundred words are kept, a few megabytes. */
const KEPT = 100;
const MOST_WAITING = 10;

/**
 * Turns drawings into PNG, one at a time; a drawing that was asked for lately is there already. Undefined where too many
 * wait: words can be made up without end, and drawing one takes a twentieth of a second.
 */
export function createRaster({ kept = KEPT, mostWaiting = MOST_WAITING } = {}) {
  const pictures = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (svg: string): Promise<Buffer | undefined> => {
    const known = pictures.get(svg);
    if (known) return known;
    if (waiting >= mostWaiting) return undefined;
    waiting += 1;
    const drawn = last.then(() => draw(svg)).finally(() => (waiting -= 1));
    last = drawn.catch(() => undefined);
    pictures.set(svg, drawn);
    drawn.catch(() => pictures.delete(svg));
    if (pictures.size > kept) pictures.delete(pictures.keys().next().value ?? '');
    return drawn;
  };
}

/** Few colours, so a palette: a quarter of the bytes. */
async function draw(svg: string): Promise<Buffer> {
  // Loaded with the first picture: a process that shares nothing does not carry it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer();
}
