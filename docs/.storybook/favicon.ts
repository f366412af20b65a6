import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderLogoSvg } from '../../design-system/src/components/brand/Logo/logo-svg.ts';
import { ROOT } from '../model/paths.ts';

/** Writes the favicon, the mark of the logo, and answers the folder it is in. */
export function writeFavicon(): string {
  const folder = join(ROOT, 'docs/.cache/public');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'favicon.svg'), renderLogoSvg(SIDE));
  return folder;
}

const SIDE = 64;
