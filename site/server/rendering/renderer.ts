import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as EntryServer from '../../src/entry-server.tsx';
import { readManifest } from './manifest.ts';

/** Renders requests as pages: the server build, or in development the sources. */
export type Renderer = {
  renderPage: typeof EntryServer.renderPage;
  latticeFile: typeof EntryServer.renderLatticeFile;
  latticeSvg: typeof EntryServer.renderLatticeSvg;
  logoSvg: typeof EntryServer.renderLogoSvg;
  assetsOf: Parameters<typeof EntryServer.renderPage>[1]['assetsOf'];
};

/** The renderer of the production build. */
export async function builtRenderer(dist: string): Promise<Renderer> {
  const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as typeof EntryServer;
  const modules = Object.fromEntries(Object.entries(entry.pageTable).map(([page, { module }]) => [page, module]));
  const { bootstrap, fontStyles, code } = readManifest(join(dist, 'client'), modules);
  return {
    renderPage: entry.renderPage,
    latticeFile: entry.renderLatticeFile,
    latticeSvg: entry.renderLatticeSvg,
    logoSvg: entry.renderLogoSvg,
    assetsOf: (page) => ({ bootstrap, fontStyles, code: code[page] ?? [], fonts: [] }),
  };
}
