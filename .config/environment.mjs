import { isAbsolute, resolve } from 'node:path';

import { ROOT } from './paths.mjs';
import { UserError } from './errors.mjs';

/**
 * The settings of a start, from the environment and the defaults; each process parses its own variables again. Throws a
 * UserError with one sentence for each invalid variable.
 */
export function readEnvironment(environment = process.env) {
  const read = (name) => environment[name] || undefined;
  const wrong = Object.entries(RULES).flatMap(([name, rule]) =>
    read(name) === undefined || rule.holds(read(name)) ? [] : [sentence(name, read(name), rule)],
  );
  if (wrong.length > 0) throw new UserError(wrong.join('\n'));

  const port = Number(read('PORT') ?? 8080);
  const apiPort = Number(read('API_PORT') ?? 8081);
  if (port === apiPort) throw new UserError(`PORT and API_PORT are both ${port}: give each part a port of its own.`);
  const mode = read('APP_MODE') ?? 'local';
  if (mode === 'production') requireSecrets(read);
  const dataDir = read('DATA_DIR') ?? '.data';
  return {
    port,
    apiPort,
    mode,
    origin: `http://localhost:${port}`,
    apiUrl: read('API_URL') ?? `http://127.0.0.1:${apiPort}`,
    publicUrl: read('PUBLIC_URL') ?? `http://localhost:${port}`,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(ROOT, dataDir),
    databaseUrl: read('DATABASE_URL'),
    demoLeads: mode === 'local' ? Number(read('DEMO_LEADS') ?? 600) : 0,
    secret: read('APP_SECRET'),
  };
}

const wholeNumber = (from, to) => ({
  holds: (text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to,
  must: `be a whole number from ${from} to ${to}`,
});
const address = (...schemes) => ({
  holds: (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
  must: `be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  hidden: true,
});
const secret = { holds: (text) => Buffer.byteLength(text) >= 32, must: 'have at least 32 bytes', hidden: true };
const web = address('http', 'https');

const RULES = {
  PORT: wholeNumber(1, 65_535),
  API_PORT: wholeNumber(1, 65_535),
  API_URL: web,
  PUBLIC_URL: web,
  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_DIRECT_URL: address('postgres', 'postgresql'),
  MEDIA_URL: address('s3'),
  APP_MODE: { holds: (text) => ['local', 'production'].includes(text), must: 'be local or production' },
  APP_SECRET: secret,
  APP_SECRET_PREVIOUS: secret,
  ...Object.fromEntries(
    ['SMS_URL', 'EMAIL_URL', 'ERP_URL', 'REGION_URL', 'CDP_URL', 'REFERRALS_URL'].map((name) => [name, web]),
  ),
  ADMIN_EMAIL: { holds: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), must: 'be an e-mail address' },
  ADMIN_PASSWORD: { holds: (text) => text.length >= 12, must: 'have at least 12 characters', hidden: true },
  ADMIN_SECOND_FACTOR: {
    holds: (text) => ['optional', 'required'].includes(text),
    must: 'be optional or required',
  },
  DEMO_LEADS: wholeNumber(0, 1_000_000),
  TRUST_PROXY: wholeNumber(0, 10),
  LIMIT_SCALE: {
    holds: (text) => Number(text) > 0 && Number(text) <= 1_000_000,
    must: 'be a number above 0, at most 1000000',
  },
};

// An address may contain a password: such values are not shown.
const sentence = (name, value, { must, hidden }) => `${name}${hidden ? '' : ` is "${value}": it`} must ${must}.`;

function requireSecrets(read) {
  const missing = ['APP_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'].filter((name) => !read(name));
  if (missing.length > 0) throw new UserError(`APP_MODE=production needs ${missing.join(', ')}.`);
}
