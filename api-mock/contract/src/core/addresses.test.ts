import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { canonicalPath, withQuery } from './addresses.ts';

// The same cases at each run.
fc.configureGlobal({ seed: 1 });

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/online-mba', '/online-mba'],
  ['/Online-MBA/', '/online-mba'],
  ['//Online-MA///English/', '/online-ma/english'],
  ['/online%2Dmba%20', '/online-mba'],
  ['/Our%20Courses.ASPX', '/our courses.aspx'],
  ['/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80/', '/हिन्दी'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/50%-off', '/50%25-off'],
  ['/50%25-off', '/50%25-off'],
  ['/Home/', '/'],
  ['/AdmissionPortal', '/admissionportal/'],
  ['/admissionportal/', '/admissionportal/'],
])('ROUTE-01 the canonical form of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

const REQUESTED = '/online-mba/?utm_source=google&utm_campaign=diwali';
test.each([
  ['/online-mba', REQUESTED, '/online-mba?utm_source=google&utm_campaign=diwali'],
  ['/online-mba#fees', REQUESTED, '/online-mba?utm_source=google&utm_campaign=diwali#fees'],
  ['/online-mba?media=print#fees', REQUESTED, '/online-mba?media=print&utm_source=google&utm_campaign=diwali#fees'],
  ['https://www.example.org?a#b', REQUESTED, 'https://www.example.org?a&utm_source=google&utm_campaign=diwali#b'],
  ['/online-mba?utm_source=print', REQUESTED, '/online-mba?utm_source=print&utm_campaign=diwali'],
  ['/compare?programs=a,b', '/compare?programs=a&programs=b&media=sms', '/compare?programs=a,b&media=sms'],
  // Unreadable parts stay as they are.
  ['/a', '/b?q=%zz&amp;utm_campaign=x+y&&flag', '/a?q=%zz&amp;utm_campaign=x+y&flag'],
  ['/a', '/b?x=1#part', '/a?x=1'],
  ['/a#part?x', '/b', '/a#part?x'],
  ['/a?', '/b?', '/a'],
])('a redirect to %s of %s leads to %s', (target, requested, address) => {
  expect(withQuery(target, requested)).toBe(address);
});

const paths = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom('/', 'A', 'é', 'e\u0301', '%20', '%2F', '%25', '%', '41', ' ', '\u{1F389}', '\uD83C', 'İ')),
);

test('the canonical form of any path is a path of this origin, and its own canonical form', () => {
  fc.assert(
    fc.property(
      paths.map((parts) => [parts].flat().join('')),
      (path) => {
        const canonical = canonicalPath(path);
        expect(canonical).toMatch(/^\/(?!\/)/);
        expect(canonicalPath(canonical)).toBe(canonical);
      },
    ),
    { examples: [['%Ae\u0301']] },
  );
});

test('encoding, capitals and further slashes do not change the canonical form', () => {
  const segment = fc.string({ unit: fc.constantFrom('a', 'z', '-', '7', 'é', 'ह', '्', ' ', '.'), minLength: 1 });
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      const path = `/${segments.join('/')}`;
      const canonical = canonicalPath(path);
      for (const variant of [encodeURI(path), path.toUpperCase(), `${path}/`, `/${path}`, `${path} `])
        expect(canonicalPath(variant)).toBe(canonical);
    }),
  );
});

test('a redirect keeps the target’s parameters and fragment, and the other requested parameters', () => {
  const name = fc.constantFrom('utm_source', 'utm_campaign', 'ref', 'a b', 'ü', '');
  const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'grapheme' })), { maxLength: 6 });
  const written = (list: [string, string][]) => (list.length > 0 ? `?${new URLSearchParams(list).toString()}` : '');
  fc.assert(
    fc.property(pairs, pairs, fc.constantFrom('', '#fees', '#a?b=c'), (own, requested, fragment) => {
      const { pathname, searchParams, hash } = new URL(
        withQuery(`/to${written(own)}${fragment}`, `/from${written(requested)}`),
        'https://www.example.org',
      );
      const ownNames = new Set(own.map(([key]) => key));
      expect([pathname, hash]).toEqual(['/to', fragment]);
      expect([...searchParams]).toEqual([...own, ...requested.filter(([key]) => !ownNames.has(key))]);
    }),
  );
});
