import { type Resource, resources, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe } from 'vitest';

import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { documentTests } from './testing/documents.ts';
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

describe.each(Object.values<Resource>(resources))('API-45 ENT-17 $name', (resource) => {
  const subject = subjectOf(resource, () => ({ call, token }));
  recordTests(subject);
  listTests(subject);
  if (resource.storage === 'document') documentTests(subject);
});
