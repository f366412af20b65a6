import jwt from 'jsonwebtoken';

import type { Keys } from '../../platform/secrets/keys.ts';

const LIFETIME_S = 60;

/** The credential of the backup program, which has the product's secret. */
export const backupToken = (keys: Keys): string =>
  jwt.sign({}, keys.current('backup'), { algorithm: 'HS256', expiresIn: LIFETIME_S });

/** Whether an Authorization header holds such a credential. */
export const isBackupToken = (keys: Keys, header = ''): boolean =>
  keys.accepted('backup').some((key) => {
    try {
      return Boolean(jwt.verify(header.replace(/^Bearer /, ''), key, { algorithms: ['HS256'], maxAge: LIFETIME_S }));
    } catch {
      return false;
    }
  });
