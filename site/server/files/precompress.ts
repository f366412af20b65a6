import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/* Last step of the build: every text under `dist/client/assets` gets its compressed files beside it, at the highest level. */
const folder = join(import.meta.dirname, '../../dist/client/assets');

for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
  const file = join(folder, name);
  const text = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
