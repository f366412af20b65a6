import { z } from 'zod';

import { ERRORS, type ErrorCode } from '../core/errors.ts';
import { VISIT_SOURCES } from '../core/visits.ts';
import { CTAS, FORM_ORIGINS, FORM_STEPS, FORM_VARIANTS, POPUPS, WIDGETS } from './values.ts';

const widget = z.enum(WIDGETS).describe('Id of the part of the page.');
const form = { variant: z.enum(FORM_VARIANTS), origin: z.enum(FORM_ORIGINS) };
/** Whether the phone was known before (§3). */
const lead = z.enum(['NEW', 'EXISTING']);
const milliseconds = z.int().min(0).max(3_600_000);

/** An error code of the API, an invalid field, or no answer. */
const failure = z.enum(['INVALID', 'UNREACHABLE', ...(Object.keys(ERRORS) as ErrorCode[])]);

/** Every event of a page and its properties (§7). Other events are not stored. */
export const events = {
  page_loaded: z.strictObject({ visitor: z.enum(['unverified', 'verified']).optional() }),
  scroll: z.strictObject({
    percent: z.union([20, 40, 60, 80, 100].map((percent) => z.literal(percent))),
  }),
  cta_click: z.strictObject({ cta: z.enum(CTAS), widget: widget.optional() }),
  lead_cta_click: z.strictObject(form),
  expansion_click: z.strictObject({ widget: widget.optional(), open: z.boolean() }),
  tab_switched: z.strictObject({ widget: widget.optional(), tab: z.int().min(1).max(20) }),
  widget_viewed: z.strictObject({ widget }),
  modal_view: z.strictObject(form),
  auth_success: z.strictObject({ lead }),
  lead_submitted: z.strictObject({ lead }),
  error_message: z.strictObject({ code: failure, step: z.enum(FORM_STEPS).optional() }),
  form_step: z.strictObject({
    ...form,
    step: z.enum(FORM_STEPS).describe('The step reached.'),
    previous: z.enum(FORM_STEPS).optional().describe('The step before it, in the same form.'),
    previous_ms: milliseconds.optional().describe('Time spent on the step before it.'),
  }),
  popup_shown: z.strictObject({ popup: z.enum(POPUPS) }),
  popup_closed: z.strictObject({ popup: z.enum(POPUPS) }),
  brochure_download: z.strictObject({ result: z.enum(['done', 'missing', 'failed']) }),
  referral_shared: z.strictObject({ channel: z.enum(['whatsapp', 'email', 'copy', 'device']) }),
  lecture_view_changed: z.strictObject({ view: z.enum(['month', 'week', 'day', 'list']) }),
  lecture_filtered: z.strictObject({ filters: z.int().min(0).max(3) }),
} as const satisfies Record<string, z.ZodType>;

export type EventName = keyof typeof events;
export type EventProps<N extends EventName> = z.output<(typeof events)[N]>;

/** One event; `path` is the page's, without query and fragment. */
export type PageEvent<N extends EventName = EventName> = {
  [K in N]: { name: K; at: string; path: string; props: EventProps<K> };
}[N];

/** Limits of one call. */
export const EVENTS_PER_CALL = 50;
export const EVENTS_BYTES = 65_536;

const pageEvent = z.discriminatedUnion(
  'name',
  Object.entries(events).map(([name, props]) =>
    z.strictObject({
      name: z.literal(name),
      at: z.iso.datetime({ offset: true }),
      path: z.string().min(1).max(2_000).describe('The page’s; only the path of an address is stored.'),
      props,
    }),
  ) as never,
) as unknown as z.ZodType<PageEvent>;

/** A beacon of a page. Unknown or invalid events become null and are dropped. */
export const eventBatch = z.strictObject({
  source: z.enum(VISIT_SOURCES).optional().describe('Where the visit came from.'),
  events: z.array(pageEvent.nullable().catch(null)).min(1).max(EVENTS_PER_CALL),
});
export type EventBatch = z.input<typeof eventBatch>;

export const eventReceipt = z.object({ stored: z.int(), dropped: z.int() });
