import { z } from 'zod';

// A bad value stops a process at its start. `initial` is for the documentation, where the default is not a constant.
const port = (initial: number) => z.coerce.number().int().min(0).max(65_535).default(initial);
const web = () => z.url({ protocol: /^https?$/ }).optional();
const secret = () =>
  z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'needs at least 32 bytes')
    .optional();
const gateway = (what: string) =>
  web().meta({
    description: `${what}; a variable takes precedence over the address in the console’s settings`,
    initial: 'unset; a built-in mock in `local`',
  });

const both = {
  PORT: port(8080).meta({ description: 'port of the site, and of the origin without a proxy in front' }),
  API_PORT: port(8081).meta({ description: 'port of the API' }),
  PUBLIC_URL: web().meta({
    description: 'canonical origin of links, sitemap, cookies and structured data',
    initial: '`http://localhost:$PORT`',
  }),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .meta({ description: 'embedded database and files; a second process on the same database is refused' }),
  APP_MODE: z.enum(['local', 'production']).default('local').meta({
    description:
      '`production` turns demo accounts, mock gateways and their controls off, and is refused without real secrets',
  }),
  APP_SECRET: secret().meta({
    description: 'signing key of at least 32 bytes, the same for every process; required in production',
    initial: 'created in `DATA_DIR` in `local`',
  }),
  APP_SECRET_PREVIOUS: secret().meta({
    description: 'the previous `APP_SECRET`, which is still accepted while the secret is changed',
  }),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0).meta({
    description:
      'how many proxies in front of the site are trusted to report a visitor’s address; above 0, a process that is stopped waits for them to close their connections',
  }),
  METRICS_TOKEN: secret().meta({
    description: 'what a scraper sends to read `/metrics` of a process',
    initial: 'unset: programs on this machine in `local`, nobody in production',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: web().meta({ description: 'the OpenTelemetry collector that traces are sent to' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta({ description: 'the least severe messages that are logged' }),
};

/** The variables of a process of the site. */
export const siteVariables = {
  ...both,
  API_URL: web().meta({ description: 'the API’s address for the site', initial: '`http://127.0.0.1:$API_PORT`' }),
  DOCS_URL: web().meta({
    description: 'where the documentation is served: `$PUBLIC_URL/docs`, or another origin without a path',
    initial: '`$PUBLIC_URL/docs` in `local`; not served in production',
  }),
  PAGE_CACHE_MB: z.coerce
    .number()
    .min(1)
    .max(4_096)
    .default(64)
    .meta({ description: 'memory for rendered pages, in megabytes' }),
};

/** `s3://[key:secret@]bucket[/prefix][?endpoint=https://…&region=…]`, split into its parts. */
const mediaUrl = z
  .url({ protocol: /^s3$/ })
  .transform((text) => new URL(text))
  .superRefine((url, issues) => {
    const wrong = (message: string) => issues.addIssue({ code: 'custom', message });
    if (!BUCKET.test(url.hostname)) wrong('the name of the bucket is missing or not allowed');
    if (url.port || url.hash) wrong('after the bucket only a path and parameters may stand');
    if (Boolean(url.username) !== Boolean(url.password)) wrong('a key needs its secret, and a secret its key');
    for (const name of url.searchParams.keys())
      if (name !== 'endpoint' && name !== 'region') wrong(`there is no parameter “${name}”`);
    if ([url.username, url.password, url.pathname].some((part) => !isDecodable(part)))
      wrong('a percent sign must be written as %25');
    const endpoint = url.searchParams.get('endpoint');
    if (endpoint !== null && !z.url({ protocol: /^https?$/ }).safeParse(endpoint).success)
      wrong('the endpoint must be an http or https address');
  });

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** The variables of a process of the API. */
export const apiVariables = {
  ...both,
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      description: '`postgres://…`: PostgreSQL 15 or newer, for any number of processes',
      initial: 'unset: the embedded database in `DATA_DIR`',
    }),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      description:
        'the same database without a pooler, if `DATABASE_URL` leads to one: for migrations, notifications and backups',
      initial: '`$DATABASE_URL`',
    }),
  MEDIA_URL: mediaUrl.optional().meta({
    description: '`s3://[key:secret@]bucket[/prefix][?endpoint=https://…&region=…]`: an S3-compatible bucket',
    initial: 'unset: files in `DATA_DIR`',
  }),
  AWS_ACCESS_KEY_ID: z.string().optional().meta({ description: 'key for `MEDIA_URL`, unless its address has one' }),
  AWS_SECRET_ACCESS_KEY: z.string().optional().meta({ description: 'the secret of `AWS_ACCESS_KEY_ID`' }),
  AWS_SESSION_TOKEN: z.string().optional().meta({ description: 'with temporary credentials' }),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
    .optional()
    .meta({ description: 'region of the bucket, unless the address has one', initial: 'us-east-1' }),
  SMS_URL: gateway('gateway for one-time codes'),
  EMAIL_URL: gateway('gateway for e-mail'),
  ERP_URL: gateway('the university’s ERP, which receives verified leads'),
  REGION_URL: web().meta({
    description: 'finds the country of a visitor’s address',
    initial: 'unset; a built-in mock in `local`',
  }),
  CDP_URL: gateway('customer-data service'),
  REFERRALS_URL: gateway('refer-and-earn service'),
  ADMIN_EMAIL: z
    .email()
    .optional()
    .meta({ description: 'the first administrator, created once; required in production' }),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'needs at least 12 characters')
    .optional()
    .meta({ description: 'their first password, at least 12 characters; required in production' }),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required', 'everyone']).default('optional').meta({
    description:
      '`required`: an administrator without a second factor can do nothing but set one up; `everyone`: nobody of the staff can',
  }),
  DEMO_LEADS: z.coerce.number().int().min(0).max(1_000_000).default(0).meta({
    description: 'how many made-up leads an empty database begins with; none in production',
    initial: '0; `npm start` sets 600 in `local`',
  }),
  BACKUP_RECIPIENT: z
    .string()
    .startsWith('age1', 'begins with age1')
    .optional()
    .meta({ description: 'the public key that `npm run backup` encrypts for' }),
  BACKUP_IDENTITY: z
    .string()
    .startsWith('AGE-SECRET-KEY-1', 'begins with AGE-SECRET-KEY-1')
    .optional()
    .meta({ description: 'the secret key of `BACKUP_RECIPIENT`, for `npm run restore` alone: keep it elsewhere' }),
  LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).optional().meta({
    description: 'multiplies the budgets per address and the global ones, never those of a code, a phone or an account',
    initial: '1; 1000 in `local`',
  }),
};
