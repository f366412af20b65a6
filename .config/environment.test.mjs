import { describe, expect, it } from 'vitest';

import { readEnvironment } from './environment.mjs';
import { ROOT } from './paths.mjs';
import { UserError } from './errors.mjs';

describe('the environment of a start', () => {
  it('every setting has a default in local mode', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 8080,
      apiPort: 8081,
      mode: 'local',
      apiUrl: 'http://127.0.0.1:8081',
      publicUrl: 'http://localhost:8080',
      dataDir: `${ROOT}/.data`,
    });
  });

  it('defaults follow the ports, and an empty value counts as unset', () => {
    expect(readEnvironment({ PORT: '6130', API_PORT: '6131', DATA_DIR: '' })).toMatchObject({
      apiUrl: 'http://127.0.0.1:6131',
      publicUrl: 'http://localhost:6130',
    });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty": it must be a whole number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT is "0": it must be a whole number from 1 to 65535.'],
    [{ API_PORT: '70000' }, 'API_PORT is "70000": it must be a whole number from 1 to 65535.'],
    [{ PORT: '9000', API_PORT: '9000' }, 'PORT and API_PORT are both 9000: give each part a port of its own.'],
    [{ APP_MODE: 'prod' }, 'APP_MODE is "prod": it must be local or production.'],
    [
      { DATABASE_URL: 'mysql://u:hunter2@db/x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 bytes.'],
    [{ SMS_URL: 'sms' }, 'SMS_URL must be an address that begins with http:// or https://.'],
    [{ LIMIT_SCALE: '-1' }, 'LIMIT_SCALE is "-1": it must be a number above 0, at most 1000000.'],
    [{ APP_MODE: 'production' }, 'APP_MODE=production needs APP_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD.'],
  ])('%o is refused with one sentence', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(new UserError(message));
  });

  it('every invalid variable is reported at once', () => {
    expect(() => readEnvironment({ PORT: 'x', APP_MODE: 'y' })).toThrow(/PORT is[^\n]*\nAPP_MODE is/);
  });
});
