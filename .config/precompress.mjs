import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/*
 * Last step of a build: compresses every text file in the folder at the highest level. Smaller files gain nothing.
 */
const MIN_BYTES = 200;
const [folder] = process.argv.slice(2);

const compressed = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

await Promise.all(
  readdirSync(folder)
    .filter((name) => /\.(js|css|svg|json)$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const text = readFileSync(file);
      if (text.length < MIN_BYTES) return [];
      return Object.entries(compressed).map(async ([ending, compress]) =>
        writeFileSync(`${file}.${ending}`, await compress(text)),
      );
    }),
);
