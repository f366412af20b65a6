import { type PreviewClaims, previewClaims } from '@prospectus/contract';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Keys } from '../../platform/secrets/keys.ts';

type Signing = { keys: Keys; clock: Clock };

const MARKS = { issuer: 'prospectus-api', audience: 'prospectus-preview' };
const signed = previewClaims.extend({ exp: z.int() });

/** A token that shows the site as the claims say, until it expires. */
export function signPreview({ keys, clock }: Signing, claims: PreviewClaims, minutes: number) {
  const now = Math.floor(clock.now().getTime() / 1000);
  const exp = now + minutes * 60;
  const token = jwt.sign({ ...claims, iat: now, exp }, keys.current('preview'), { algorithm: 'HS256', ...MARKS });
  return { token, expires: new Date(exp * 1000).toISOString() };
}

/** What a token asks for and until when; undefined where it is not ours, was altered or has expired. */
export function readPreview(
  { keys, clock }: Signing,
  token: string,
): (PreviewClaims & { expires: string }) | undefined {
  const clockTimestamp = Math.floor(clock.now().getTime() / 1000);
  for (const key of keys.accepted('preview')) {
    try {
      const { exp, ...claims } = signed.parse(
        jwt.verify(token, key, { algorithms: ['HS256'], clockTimestamp, ...MARKS }),
      );
      return { ...claims, expires: new Date(exp * 1000).toISOString() };
    } catch {
      continue;
    }
  }
  return undefined;
}
