import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const BOOTSTRAP = 'src/bootstrap/bootstrap.ts';
const FONTS = 'src/fonts.ts';
const CLIENT = 'src/entry-client.tsx';

/** The files of the client build, as pages name them. `modules` are the source files behind the pages, by page. */
export function readManifest(clientDir: string, modules: Record<string, string>) {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const bootstrap = chunk(manifest, BOOTSTRAP);
  const fontStyles = (chunk(manifest, FONTS).css ?? [])
    .map((file) => readFileSync(join(clientDir, file), 'utf8').trim())
    .join('');
  const atOnce = closure(manifest, BOOTSTRAP);
  const codeOf = (module: string) =>
    [...new Set([...closure(manifest, CLIENT), ...closure(manifest, module)])]
      .filter((file) => !atOnce.has(file))
      .map((file) => `/${file}`);
  return {
    bootstrap: `/${bootstrap.file}`,
    fontStyles,
    code: Object.fromEntries(Object.entries(modules).map(([page, module]) => [page, codeOf(module)])),
  };
}

function chunk(manifest: Manifest, name: string): Chunk {
  const found = manifest[name];
  if (!found) throw new Error(`The client build has no ${name}; build the site again.`);
  return found;
}

/** A chunk's file and those it imports at once. */
function closure(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = chunk(manifest, name);
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) closure(manifest, imported, found);
  return found;
}
