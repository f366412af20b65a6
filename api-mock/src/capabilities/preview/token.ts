import { type PreviewClaims, previewClaims } from '@prospectus/contract';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { isShared } from './links.ts';

type Signing = { keys: Keys; clock: Clock };
type ReadToken = PreviewClaims & { expires: string };

const MARKS = { issuer: 'prospectus-api', audience: 'prospectus-preview' };
const signed = previewClaims.extend({ exp: z.int(), jti: z.uuid().optional() });

/** Signs a token that shows the site by the claims until it expires; `link` is the id of a shared link. */
export const signPreview = ({ keys }: Signing, claims: PreviewClaims, expires: Date, link?: string): string =>
  jwt.sign({ ...claims, exp: seconds(expires), ...(link && { jti: link }) }, keys.current('preview'), {
    algorithm: 'HS256',
    ...MARKS,
  });

/** The expiry of a new preview, in whole seconds as in tokens. */
export const expiryOf = ({ clock }: Pick<Signing, 'clock'>, minutes: number): Date =>
  new Date((seconds(clock.now()) + minutes * 60) * 1000);

/** A token's claims and expiry; undefined for an invalid, revoked or expired one. */
export async function readPreview(deps: Signing & { db: Database }, token: string): Promise<ReadToken | undefined> {
  const verified = verify(deps, token);
  if (!verified) return undefined;
  const { exp, jti, ...claims } = verified;
  if (jti !== undefined && !(await isShared(deps.db, jti))) return undefined;
  return { ...claims, expires: new Date(exp * 1000).toISOString() };
}

function verify({ keys, clock }: Signing, token: string): z.output<typeof signed> | undefined {
  const clockTimestamp = seconds(clock.now());
  for (const key of keys.accepted('preview')) {
    try {
      return signed.parse(jwt.verify(token, key, { algorithms: ['HS256'], clockTimestamp, ...MARKS }));
    } catch {
      continue;
    }
  }
  return undefined;
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);
