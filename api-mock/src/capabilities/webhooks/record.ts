import { webhookRecord, type WebhookRecord } from '@prospectus/contract/webhooks';

import { recordOf } from '../../platform/console/record-of.ts';
import type { WebhookRow } from './tables.ts';

/** A webhook as an ADMIN reads it: never its secret. */
export const toRecord = (row: WebhookRow): WebhookRecord => recordOf(webhookRecord, row);

/** What the audit log has of it: of its address the host alone, as the path may be a secret. */
export const onRecord = ({ name, host, events, active }: WebhookRow) => ({ name, host, events, active });
