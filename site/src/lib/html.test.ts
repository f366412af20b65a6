import { graph, organisationNode } from '@prospectus/contract/structured-data';
import { expect, test } from 'vitest';

import { jsonForHtml } from './html.ts';

test('a text cannot end the script element or open a comment in it, and is parsed as it was', () => {
  const text = '<p>a</p> </script><SCRIPT> <!-- <!--<script </Script >\u2028\u2029';
  const json = jsonForHtml({ text });
  expect(json).not.toMatch(/<\/?script|<!--|[\u2028\u2029]/i);
  expect(json).toContain('<p>a</p>');
  expect(JSON.parse(json)).toEqual({ text });
});

test('SEO-01 structured data cannot end its script element', () => {
  const name = '</script><script>alert(1)</script>';
  const text = jsonForHtml(
    graph([organisationNode('https://x.test', { name, socials: [], contact: { phone: '', email: '', address: '' } })]),
  );
  expect(text).not.toContain('</script');
  expect((JSON.parse(text) as { '@graph': { name: string }[] })['@graph'][0]?.name).toBe(name);
});
