import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import sharp from 'sharp';

import { type Drawing, svg } from './draw.ts';

/*
 * `npm run picture -- scene.ts folder` writes each drawing that the module exports as WebP. The API reads no SVG, since
 * an SVG can carry scripts.
 */
const [module = '', folder = ''] = process.argv.slice(2);
const { drawings } = (await import(pathToFileURL(resolve(module)).href)) as { drawings: Record<string, Drawing> };
for (const [name, drawing] of Object.entries(drawings))
  await sharp(Buffer.from(svg(drawing)))
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(resolve(folder, `${name}.webp`));
