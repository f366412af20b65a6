import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

const DOCUMENT = 'docs/requirements.md';
const TESTS = /\.(test|spec)\.(ts|tsx|mjs)$/;

/** The rows of the requirements document: `{ id, area, done }`; `problems` are unreadable rows. */
export function readRows(markdown) {
  const rows = [];
  const problems = [];
  for (const line of markdown.split('\n').filter((row) => /^\| [A-Z]+-\d+ \|/.test(row))) {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [id, done] = [cells[0], cells.at(-1)];
    if (cells.length !== 4 || !['', 'yes'].includes(done))
      problems.push(`${id}: a row has four cells, the last of them "yes" or empty`);
    if (rows.some((row) => row.id === id)) problems.push(`${id}: the id occurs twice`);
    rows.push({ id, area: id.split('-')[0], done: done === 'yes' });
  }
  return { rows, problems };
}

/** The ids in the titles of tests that are not skipped, or at the start of a string in a test's table. */
export function idsIn(source, areas) {
  const id = `(?:${areas.join('|')})-\\d+`;
  const title = /(?:\b(?:it|test|describe)((?:\.\w+)*)|[)`])\s*\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g;
  const titles = [...source.matchAll(title)]
    .filter(([, modifiers = '']) => !/\.(skip|todo|fixme)\b/.test(modifiers))
    .map((match) => match[3]);
  const cells = [...source.matchAll(new RegExp(`[\\[{,:]\\s*['"\`]((?:${id}\\b[,; ]*)+)`, 'g'))].flatMap((match) =>
    match[1].match(new RegExp(id, 'g')),
  );
  // Ids are at the start of a title, so one with an unknown area is a mistake.
  const heads = titles.flatMap((text) => /^(?:[A-Z]{2,}-\d{2}\b[,;: ]*)*/.exec(text)?.[0].match(/[A-Z]+-\d{2}/g) ?? []);
  return [
    ...new Set([...titles.flatMap((text) => text.match(new RegExp(`\\b${id}\\b`, 'g')) ?? []), ...cells, ...heads]),
  ];
}

/** Coverage by area, and its problems. */
export function coverage(markdown, tests) {
  const { rows, problems } = readRows(markdown);
  const areas = [...new Set(rows.map(({ area }) => area))];
  const known = new Set(rows.map(({ id }) => id));
  const shown = new Set();
  for (const { file, source } of tests) {
    for (const id of idsIn(source, areas)) {
      if (known.has(id)) shown.add(id);
      else problems.push(`${file}: names ${id}, which is not in ${DOCUMENT}`);
    }
  }
  for (const { id, done } of rows)
    if (done && !shown.has(id)) problems.push(`${id}: marked done, but no test's title names it`);
  const count = (area) => {
    const own = rows.filter((row) => area === undefined || row.area === area);
    return {
      area: area ?? 'all',
      rows: own.length,
      tested: own.filter(({ id }) => shown.has(id)).length,
      done: own.filter(({ done }) => done).length,
    };
  };
  return { table: [...areas.map(count), count(undefined)], problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tests = sourceFiles('.')
    .filter((file) => TESTS.test(file) && file !== '.config/requirements.test.mjs')
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
  const { table, problems } = coverage(readFileSync(join(ROOT, DOCUMENT), 'utf8'), tests);
  console.log('area    rows  with a test  done');
  for (const { area, rows, tested, done } of table)
    console.log(
      `${area.padEnd(7)} ${String(rows).padStart(4)}  ${String(tested).padStart(11)}  ${String(done).padStart(4)}`,
    );
  for (const problem of problems) console.log(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
