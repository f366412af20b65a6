import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What one entry point of the package weighs when all of it is used, in bytes after brotli. */
export interface EntrySize {
  door: string;
  bytes: number;
}

/** The doors that hold code, with their files. */
export const entries = (): [door: string, file: string][] =>
  Object.entries(manifest().exports).filter(([, file]) => file.endsWith('.ts'));

/** Bundles and minifies one door; React itself is the application's. */
export async function entrySize(door: string, file: string): Promise<EntrySize> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(root),
    define: { 'process.env.NODE_ENV': '"production"' },
    // Whatever NODE_ENV the caller has: a development transform would add file names and line numbers to every element,
    // and packages would give their development code.
    oxc: { jsx: { development: false } },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      lib: { entry: fileURLToPath(new URL(file, root)), formats: ['es'] },
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/, /^node:/],
        onLog: (_level, log, next) => log.code === 'MODULE_LEVEL_DIRECTIVE' || next('info', log),
      },
    },
  })) as Rolldown.RolldownOutput[];
  const code = output.flatMap((one) => one.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')));
  return { door, bytes: brotliCompressSync(code.join('')).length };
}

const root = new URL('../', import.meta.url);
const manifest = () =>
  JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { exports: Record<string, string> };
