import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './paths.mjs';
import { STAGES } from './stages.mjs';

test('every stage has a note for the guide "Before CI accepts it", and every note a stage', () => {
  const notes = JSON.parse(readFileSync(join(ROOT, '.config/stage-notes.json'), 'utf8'));
  expect(Object.keys(notes).toSorted()).toEqual(STAGES.map(({ name }) => name).toSorted());
  for (const [name, { checks, minutes }] of Object.entries(notes))
    expect([name, typeof checks, minutes > 0]).toEqual([name, 'string', true]);
});
