import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { cards } from './drawings/cards.ts';
import { drawings } from './drawings/index.ts';
import { people } from './drawings/people.ts';
import { seals } from './drawings/seals.ts';
import { type Drawing, svg } from './drawings/shapes.ts';
import { windows } from './drawings/windows.ts';

/*
 * Draws the seed's pictures into `files`, and sheets of them for the documentation: `npm run pictures`. With `--check`
 * it writes nothing and fails where a file is not what its drawing gives. A process of its own: the API never reads an SVG.
 */

const folder = new URL('./files/', import.meta.url);
const isCheck = process.argv.includes('--check');
await mkdir(folder, { recursive: true });
let bytes = 0;
const stale: string[] = [];
for (const [name, drawing] of Object.entries(drawings)) {
  // Round a window is whatever it stands on.
  bytes += await written(new URL(`${name}.webp`, folder), name in windows ? sharp(source(drawing)) : pixels(drawing));
}
const sheets = new URL('../../../../docs/pages/images/', import.meta.url);
await written(new URL('drawn-windows.webp', sheets), await sheet(windows, 9, 160, 208));
await written(new URL('drawn-people.webp', sheets), await sheet(people, 9, 160, 160));
await written(new URL('drawn-cards.webp', sheets), await sheet({ ...cards, ...seals }, 6, 240, 120));
process.stdout.write(`${(bytes / 1024).toFixed(0)} kB of pictures\n`);
if (stale.length > 0) {
  process.stderr.write(`Not as they are drawn (run npm run pictures): ${stale.join(', ')}\n`);
  process.exit(1);
}

function source(drawing: Drawing): Buffer {
  return Buffer.from(svg(drawing));
}

function pixels(drawing: Drawing): Sharp {
  return sharp(source(drawing)).flatten({ background: '#ffffff' });
}

/** Drawings side by side, each in a cell of `width` by `height`. */
async function sheet(some: Record<string, Drawing>, columns: number, width: number, height: number) {
  const cells = Object.values(some).map(async (drawing, at) => ({
    input: await pixels(drawing)
      .resize(width - 12, height - 12, { fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer(),
    left: (at % columns) * width + 6,
    top: Math.floor(at / columns) * height + 6,
  }));
  const rows = Math.ceil(cells.length / columns);
  return sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: '#ffffff' },
  }).composite(await Promise.all(cells));
}

/** Writes a picture, or compares it with what is there, and answers its bytes. */
async function written(file: URL, drawn: Sharp): Promise<number> {
  const picture = await drawn.webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer();
  if (!isCheck) await writeFile(file, picture);
  else if (!(await readFile(file).catch(() => Buffer.alloc(0))).equals(picture)) stale.push(basename(file.pathname));
  return picture.length;
}
