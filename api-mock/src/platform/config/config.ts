import { isAbsolute, resolve } from 'node:path';

import { apiVariables } from '@prospectus/contract/variables';
import { z } from 'zod';

import { s3Location } from './media-url.ts';

/** A start that cannot succeed: its message is the one sentence the operator reads. */
export class StartError extends Error {
  override name = 'StartError';
}

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const DEMO_EMAILS = ['admin@prospectus.test', 'events@prospectus.test', 'counsellor@prospectus.test'];
const DEMO_PASSWORDS = ['admin-prospectus-2026', 'events-prospectus-2026', 'counsellor-prospectus-2026'];

const variables = z.object(apiVariables);

export type Config = ReturnType<typeof readConfig>;

/**
 * The environment, parsed once. Empty values count as unset.
 * Throws a StartError that names every variable that is wrong, or missing in `production`.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(explain).join(' '));
  const env = parsed.data;
  if (env.APP_MODE === 'production') requireSecrets(env);
  const media = env.MEDIA_URL && s3Location(env.MEDIA_URL, env);
  if (typeof media === 'string') throw new StartError(media);
  return {
    port: env.PORT,
    apiPort: env.API_PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(REPOSITORY, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** The same database without a pooler in between. */
    directUrl: env.DATABASE_URL && (env.DATABASE_DIRECT_URL ?? env.DATABASE_URL),
    /** Where files are stored; undefined: in the data folder. */
    media,
    mode: env.APP_MODE,
    /** Undefined in `local` if the key in the data folder is used. */
    givenSecret: env.APP_SECRET,
    /** The previous APP_SECRET, still accepted during a change of secrets. */
    previousSecret: env.APP_SECRET_PREVIOUS,
    gateways: {
      sms: env.SMS_URL,
      email: env.EMAIL_URL,
      erp: env.ERP_URL,
      region: env.REGION_URL,
      cdp: env.CDP_URL,
      referrals: env.REFERRALS_URL,
    },
    firstAdmin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    /** Who must set up a second factor before any other work: nobody, administrators, or everyone. */
    secondFactor: env.ADMIN_SECOND_FACTOR,
    /** How many invented leads are seeded into an empty database. */
    demoLeads: env.APP_MODE === 'local' ? env.DEMO_LEADS : 0,
    trustProxy: env.TRUST_PROXY,
    limitScale: env.LIMIT_SCALE ?? (env.APP_MODE === 'local' ? 1000 : 1),
    /** Keys of age that backups are encrypted for and decrypted with. */
    backup: { recipient: env.BACKUP_RECIPIENT, identity: env.BACKUP_IDENTITY },
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    /** Where traces are sent; undefined: there are none. */
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

function explain(issue: z.core.$ZodIssue): string {
  return `The variable ${issue.path.join('.')} is not right: ${issue.message.replace(/^Invalid input: /, '').replace(/\.$/, '')}.`;
}

function requireSecrets(env: z.output<typeof variables>): void {
  const missing = (['APP_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const).filter((name) => !env[name]);
  if (missing.length > 0) throw new StartError(`APP_MODE=production needs ${missing.join(', ')}.`);
  if (DEMO_EMAILS.includes(env.ADMIN_EMAIL?.toLowerCase() ?? ''))
    throw new StartError('ADMIN_EMAIL is a demo account; production needs one of your own.');
  if (DEMO_PASSWORDS.includes(env.ADMIN_PASSWORD ?? ''))
    throw new StartError('ADMIN_PASSWORD is a demo password; production needs one of your own.');
}
