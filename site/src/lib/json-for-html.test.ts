import { expect, test } from 'vitest';

import { jsonForHtml } from './json-for-html.ts';

test('a text cannot end the script element or open a comment in it, and is parsed as it was', () => {
  const text = '<p>a</p> </script><SCRIPT> <!-- <!--<script </Script >\u2028\u2029';
  const json = jsonForHtml({ text });
  expect(json).not.toMatch(/<\/?script|<!--|[\u2028\u2029]/i);
  expect(json).toContain('<p>a</p>');
  expect(JSON.parse(json)).toEqual({ text });
});
