import type { z } from 'zod';

import { routes, type RouteName } from './routes.ts';
import { checkEndpoints } from './checks.ts';
import { contentEndpoints } from './content.ts';
import type { AnySchema, Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { healthEndpoints } from './health.ts';
import { leadEndpoints } from './leads.ts';
import { lectureEndpoints } from './lectures.ts';
import { mediaEndpoints } from './media.ts';
import { missingPageEndpoints } from './missing-pages.ts';
import { mockEndpoints } from './mock.ts';
import { openApiEndpoints } from './open-api.ts';
import { type PageRead, pageEndpoints } from './pages.ts';
import { previewEndpoints } from './preview.ts';
import { referralEndpoints } from './referrals.ts';
import { regionEndpoints } from './region.ts';
import { releaseEndpoints } from './releases.ts';
import { scheduleEndpoints } from './schedule.ts';
import { staffEndpoints } from './staff.ts';

/** Every call of the API that is not a console resource, by its name in `routes`. */
export const endpoints = {
  ...pageEndpoints,
  ...contentEndpoints,
  ...scheduleEndpoints,
  ...lectureEndpoints,
  ...staffEndpoints,
  ...leadEndpoints,
  ...referralEndpoints,
  ...regionEndpoints,
  ...mediaEndpoints,
  ...checkEndpoints,
  ...releaseEndpoints,
  ...missingPageEndpoints,
  ...eventEndpoints,
  ...previewEndpoints,
  ...openApiEndpoints,
  ...healthEndpoints,
  ...mockEndpoints,
} as const satisfies Record<RouteName, Endpoint>;

/** What a call answers (under `data`). */
export type Answer<N extends RouteName> = z.output<(typeof endpoints)[N]['answer']>;
/** What a call is sent. */
export type Body<N extends RouteName> = (typeof endpoints)[N] extends { body: infer B extends AnySchema }
  ? z.input<B>
  : never;

export { routes };
export type { Endpoint, PageRead, RouteName };
