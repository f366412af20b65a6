import { cleanText, TRACKING_LENGTHS } from '@prospectus/contract/tracking';
import type { RequestHandler } from 'express';

const FIELDS = Object.entries({
  ...TRACKING_LENGTHS,
  source_media: TRACKING_LENGTHS.media,
  source_campaign: TRACKING_LENGTHS.campaign,
  source_refer_url: TRACKING_LENGTHS.refURL,
  source_source: TRACKING_LENGTHS.source,
});

/** Cleans what a lead's call says of its origin before a text that cannot be stored is refused: nobody typed these. */
export const cleanTracking: RequestHandler = ({ body }, _res, next) => {
  const { data } = (body ?? {}) as { data?: unknown };
  for (const part of [body, data]) {
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, longest] of FIELDS)
      if (name in part) Object.assign(part, { [name]: cleanText((part as Record<string, unknown>)[name], longest) });
  }
  next();
};
