import { expect, test } from 'vitest';

import { structuredFacts } from './structured-facts.ts';

test('SEO-01 what structured data say is told in words: nodes by type and name, long lists by their number', () => {
  const crumb = (name: string, position: number) => ({ '@type': 'ListItem', position, name });
  const node = {
    '@type': 'Course',
    '@id': 'https://x.test/#course',
    name: 'MBA',
    description: `<p>${'Two years. '.repeat(40)}</p>`,
    provider: { '@id': 'https://x.test/#organization' },
    offers: { '@type': 'Offer', price: 50_000, priceCurrency: 'INR' },
    breadcrumb: { '@type': 'BreadcrumbList', itemListElement: ['Home', 'MBA'].map(crumb) },
    questions: Array.from({ length: 7 }, (_, at) => `Question ${at + 1}`),
  };
  const facts = Object.fromEntries(
    structuredFacts(node, (count) => `${count} entries`).map(({ name, value }) => [name, value]),
  );
  expect(facts).toEqual({
    name: 'MBA',
    description: expect.stringMatching(/^Two years\. .*…$/),
    provider: 'https://x.test/#organization',
    offers: 'Offer: 50000',
    breadcrumb: 'BreadcrumbList: ListItem: Home, ListItem: MBA',
    questions: '7 entries: Question 1, Question 2, Question 3, …',
  });
});
