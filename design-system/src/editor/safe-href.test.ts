import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test.each([
  ['https://www.ugc.gov.in', 'https://www.ugc.gov.in'],
  ['mailto:admissions@example.edu', 'mailto:admissions@example.edu'],
  ['tel:+911800000000', 'tel:+911800000000'],
  ['/recognition', '/recognition'],
  ['#fees', '#fees'],
  ['../notes', '../notes'],
  ['www.ugc.gov.in/faq', 'https://www.ugc.gov.in/faq'],
  ['  /fees  ', '/fees'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.ugc.gov.in&data=asha%40a.test',
    'https://www.ugc.gov.in',
  ],
])('%j is stored as %j', (typed, href) => expect(safeHref(typed)).toBe(href));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'fees',
  '',
])('%j may not be a link', (typed) => expect(safeHref(typed)).toBeNull());

test('an application may allow fewer schemes', () => {
  expect(safeHref('mailto:a@b.in', ['https'])).toBeNull();
});
