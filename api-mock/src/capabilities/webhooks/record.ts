import type { WebhookRecord } from '@prospectus/contract/webhooks';

import type { WebhookRow } from './tables.ts';

/** A webhook as an ADMIN reads it: never its secret. */
export const toRecord = (row: WebhookRow): WebhookRecord => ({
  id: row.id,
  version: row.version,
  name: row.name,
  url: row.url,
  host: row.host,
  events: row.events,
  active: row.active,
  inactive_reason: row.inactive_reason,
  last_success_at: row.last_success_at?.toISOString() ?? null,
  last_failure_at: row.last_failure_at?.toISOString() ?? null,
  last_error: row.last_error,
  failures: row.failures,
  failing_since: row.failing_since?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** What the audit log has of it: of its address the host alone, as the path may be a secret. */
export const onRecord = ({ name, host, events, active }: WebhookRow) => ({ name, host, events, active });
