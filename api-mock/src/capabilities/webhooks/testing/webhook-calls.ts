import { ROLE } from '@prospectus/contract';
import {
  WEBHOOK_EVENTS,
  webhookDelivery,
  webhookRecord,
  type WebhookWithSecret,
  webhookWithSecret,
} from '@prospectus/contract/webhooks';
import { z } from 'zod';

import { type Answered, callsTo, tokenOf } from '../../../testing/calls.ts';
import type { TestApi } from '../../../testing/index.ts';

/** Calls of an ADMIN on webhooks. Call `signIn` again after moving the clock. */
export async function webhooksOf(api: TestApi) {
  const call = callsTo(api);
  let token = '';
  const signIn = async () => {
    token = await tokenOf(call, ROLE.ADMIN);
  };
  await signIn();
  const ask = (method: string, path = '', body?: object): Promise<Answered> =>
    call(method, `/admin/webhooks${path}`, { token, ...(body && { body }) });
  return {
    ask,
    signIn,
    create: async (url: string, more: object = {}): Promise<WebhookWithSecret> => {
      const fields = { name: 'CRM', url, events: WEBHOOK_EVENTS, active: true, ...more };
      return webhookWithSecret.strict().parse((await ask('POST', '', fields)).body);
    },
    read: async (id: string) => webhookRecord.strict().parse((await ask('GET', `/${id}`)).body),
    /** Its messages, newest first. */
    log: async (id: string) => {
      const filter = encodeURIComponent(JSON.stringify({ webhook: id }));
      return z.array(webhookDelivery.strict()).parse((await ask('GET', `/deliveries?filter=${filter}`)).body);
    },
    /** Its audit entries, oldest first. */
    audit: async (id: string) => {
      const filter = encodeURIComponent(JSON.stringify({ resource: 'webhooks', record_id: id }));
      const { body } = await call('GET', `/admin/audit?filter=${filter}&sort=["id","ASC"]`, { token });
      return body as {
        action: string;
        by: string | null;
        before: object | null;
        after: object | null;
        reason: string;
      }[];
    },
  };
}
