import { readFileSync, writeFileSync } from 'node:fs';

/** Gives the two documents of a build the title of this documentation; Storybook uses its own name. */
for (const file of ['index.html', 'iframe.html']) {
  const path = new URL(`../dist/${file}`, import.meta.url);
  const html = readFileSync(path, 'utf8');
  const named = html.replace(/<title>.*?<\/title>/, '<title>Prospectus documentation</title>');
  if (named === html) throw new Error(`${file} has no title to replace`);
  writeFileSync(path, named);
}
