import { type Resource, type ResourceName, resources, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe } from 'vitest';

import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { sampled } from '../testing/sampled.ts';
import { alwaysThereTests, manyTests, optionalTests } from './testing/counts.ts';
import { documentTests } from './testing/documents.ts';
import { copyTests, lifecycleTests, orderTests, positionTests } from './testing/lifecycle.ts';
import { listTests } from './testing/lists.ts';
import { recordTests } from './testing/records.ts';
import { subjectOf } from './testing/subject.ts';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());

/** Requirements that name a resource. */
const ROWS: Partial<Record<ResourceName, string>> = {
  program: 'ADMIN-05',
  'landing-pages': 'ADMIN-06',
  'auxiliary-pages': 'ADMIN-08',
  pages: 'ADMIN-26',
  blogs: 'ADMIN-07',
  footer: 'ADMIN-09',
  metadata: 'ADMIN-03',
  'live-lectures': 'ADMIN-10',
  batches: 'SCHED-04',
  holidays: 'ADMIN-10',
  launchpad: 'ADMIN-11',
  'university-info': 'ADMIN-12',
  accreditations: 'ADMIN-13',
  'head-counts': 'ADMIN-14',
  benefits: 'ADMIN-15',
  career: 'ADMIN-16',
  testimonials: 'ADMIN-17',
  faqs: 'ADMIN-18',
  'vc-message': 'ADMIN-19',
  alumni: 'ADMIN-20',
  'promotional-banner': 'ADMIN-21',
  'pre-login-referral': 'ADMIN-22',
  'post-login-referral': 'ADMIN-23',
  'dashboard-access': 'ADMIN-24',
  'promotional-texts': 'ADMIN-25',
  'wide-banners': 'ADMIN-25',
  redirects: 'API-45',
  settings: 'API-45',
};

const COUNTS = { many: manyTests, optional: optionalTests, always: alwaysThereTests };

/** The tests of a resource, as its declaration requires. */
const suitesOf = ({ storage, single, ordered, byPosition }: Resource) => [
  COUNTS[single ?? 'many'],
  recordTests,
  listTests,
  ...(storage === 'document' ? [documentTests] : []),
  ...(storage === 'document' && single !== 'always' ? [lifecycleTests] : []),
  ...(storage === 'document' && !single ? [copyTests] : []),
  ...(ordered ? [orderTests] : []),
  ...(byPosition ? [positionTests] : []),
];

/** One of each kind of storage, of count and of order. */
const SAMPLE = ['faqs', 'blogs', 'live-lectures', 'launchpad', 'university-info', 'promotional-banner', 'metadata'];

const named = sampled(Object.values<Resource>(resources), ({ name }) => name, SAMPLE).map((resource) => {
  const row = ROWS[resource.name as ResourceName];
  return { resource, title: row ? `${row} ${resource.name}` : resource.name };
});

describe.each(named)('API-45 ENT-17 $title', ({ resource }) => {
  const subject = subjectOf(resource, () => ({ call, token }));
  for (const tests of suitesOf(resource)) tests(subject);
});
