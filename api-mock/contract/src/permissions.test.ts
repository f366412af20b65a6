import { describe, expect, test } from 'vitest';

import { ROLE } from './core/constants.ts';
import { can, PERMISSIONS } from './permissions.ts';

const QUESTIONS = Object.entries(PERMISSIONS).flatMap(([subject, verbs]) =>
  Object.keys(verbs).flatMap((verb) => Object.values(ROLE).map((role) => [role, verb, subject] as const)),
);

describe('can', () => {
  test('a record only narrows what the role may do with the subject', () => {
    for (const [role, verb, subject] of QUESTIONS) {
      const withRecord = can(role, verb as never, subject, { id: '1' });
      expect([role, verb, subject, withRecord && !can(role, verb as never, subject)]).toEqual([
        role,
        verb,
        subject,
        false,
      ]);
    }
  });

  test('a person without a role may do nothing, with or without a record', () => {
    expect([can(null, 'read', 'faqs'), can(null, 'read', 'faqs', { id: '1' })]).toEqual([false, false]);
  });
});
