import { createHash } from 'node:crypto';

import { ApiError } from '@prospectus/contract';
import type { Request, Response } from 'express';

import { isId } from '../../platform/console/column.ts';
import { type Mounted, on, SENT } from '../../platform/calls/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { openFeeds } from './feeds.ts';

/** Calendars to subscribe to, and single entries of one. */
export function feedRoutes(deps: Pick<Platform, 'db' | 'clock' | 'config'>): Mounted[] {
  const feeds = openFeeds(deps);
  return [
    on('GET /calendar.ics', async ({ query, req, res }): Promise<typeof SENT> =>
      sendCalendar(req, res, { text: await feeds.feed(query), name: 'live-lectures.ics' }),
    ),
    on('GET /lectures/:id.ics', async ({ param, req, res }): Promise<typeof SENT> => {
      if (!isId(param('id'))) throw new ApiError('NOT_FOUND');
      return sendCalendar(req, res, { text: await feeds.lecture(param('id')), name: 'live-lecture.ics' });
    }),
  ];
}

/** With an ETag of what is in it: a client that has it is answered 304, whatever else it says of caches. */
function sendCalendar(req: Request, res: Response, { text, name }: { text: string; name: string }): typeof SENT {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  res.set('Cache-Control', 'public, max-age=0, must-revalidate').set('ETag', etag);
  const known =
    req
      .get('if-none-match')
      ?.split(',')
      .map((one) => one.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(etag) || known.includes('*')) {
    res.status(304).end();
    return SENT;
  }
  res.set('Content-Disposition', `inline; filename="${name}"`).type('text/calendar; charset=utf-8').send(text);
  return SENT;
}
