import { ApiError } from '@prospectus/contract';

import type { DocumentSubscriber } from '../../content/subscribers.ts';
import { titleOf } from '../../content/record.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { checkDocument } from './check-document.ts';
import { siteFacts } from './site-facts.ts';

/** Refuses a publication that asks to be checked where something in it is broken for visitors. */
export const refuseBroken: NonNullable<DocumentSubscriber['publishing']> = async (
  tx,
  { resource, row, fields, at },
) => {
  const site = await siteFacts(tx, dayIn(at));
  const document = { resource, id: row.id, title: titleOf(resource, row), fields };
  const blocking = checkDocument(document, site).filter(({ severity, id }) => severity === 'block' && id === row.id);
  if (blocking.length === 0) return;
  throw new ApiError('CHECKS_FAILED', { errors: Object.fromEntries(blocking.map(({ path, msg }) => [path, msg])) });
};
