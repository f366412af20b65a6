import { mkdir, readFile, writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { banners } from './drawings/banners.ts';
import { emblems } from './drawings/emblems.ts';
import { people } from './drawings/people.ts';
import { posts } from './drawings/posts.ts';
import { scenes } from './drawings/scenes.ts';
import { svg } from './drawings/shapes.ts';

/*
 * Draws the seed's pictures into `files`: `npm run pictures`. With `--check` it writes nothing and fails where a file
 * is not what its drawing gives. A process of its own: the API never reads an SVG.
 */

const folder = new URL('./files/', import.meta.url);
const isCheck = process.argv.includes('--check');
await mkdir(folder, { recursive: true });
let bytes = 0;
const stale: string[] = [];
for (const [name, drawing] of Object.entries({ ...people, ...emblems, ...scenes, ...posts, ...banners })) {
  const picture = await sharp(Buffer.from(svg(drawing)))
    .flatten({ background: '#ffffff' })
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toBuffer();
  const file = new URL(`${name}.webp`, folder);
  bytes += picture.length;
  if (!isCheck) await writeFile(file, picture);
  else if (!(await readFile(file).catch(() => Buffer.alloc(0))).equals(picture)) stale.push(name);
}
process.stdout.write(`${(bytes / 1024).toFixed(0)} kB of pictures\n`);
if (stale.length > 0) {
  process.stderr.write(`Not as they are drawn (run npm run pictures): ${stale.join(', ')}\n`);
  process.exit(1);
}
