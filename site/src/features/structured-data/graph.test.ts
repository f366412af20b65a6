import { expect, test } from 'vitest';

import { jsonForHtml } from '../../lib/json-for-html.ts';
import { faqNode } from './contents.ts';
import { graph, organisationNode, pageNode } from './graph.ts';

const university = (name: string) => ({ name, socials: [], contact: { phone: '', email: '', address: '' } });

test('SEO-01 structured data cannot end its script element', () => {
  const text = graph([organisationNode('https://x.test', university('</script><script>alert(1)</script>'))]);
  expect(text).not.toContain('</script');
  expect((JSON.parse(text) as { '@graph': { name: string }[] })['@graph'][0]?.name).toBe(
    '</script><script>alert(1)</script>',
  );
  expect(jsonForHtml('<!-- \u2028')).toBe('"\\u003c!-- \\u2028"');
});

test('SEO-01 breadcrumbs are numbered and absolute; what is absent is left out', () => {
  const page = pageNode(
    { url: 'https://x.test/a/b', title: 'B', description: 'About b' },
    [
      { name: 'Home', path: '/' },
      { name: 'B', path: '/a/b' },
    ],
    'https://x.test',
  );
  expect(page.breadcrumb).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://x.test/' },
      { position: 2, item: 'https://x.test/a/b' },
    ],
  });
  expect((JSON.parse(graph([page, faqNode([])])) as { '@graph': unknown[] })['@graph']).toHaveLength(1);
});
