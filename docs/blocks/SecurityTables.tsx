import { IMPORT_LIMITS, type KeyPurpose, KEY_PURPOSES, MEDIA_LIMITS, OTP } from '@prospectus/contract';
import text from '../security/asvs.tsv?raw';
import { Table } from '../component-page/Table.tsx';
import { readAsvs } from './asvs.ts';

const rows = readAsvs(text);
const count = (state: string) => rows.filter((row) => row.state === state).length;
const chapters = Map.groupBy(rows, ({ id }) => id.slice(0, id.indexOf('.')));

/** How many requirements are met, and how many of those a test shows. */
export const AsvsCounts = () => (
  <p>
    Of {rows.length} requirements of levels 1 and 2, {count('met')} are met, {count('not met')} are not, and{' '}
    {count('does not apply')} do not apply. {rows.filter(({ state, test }) => state === 'met' && test).length} of those
    that are met are shown by a test.
  </p>
);

/** The requirements that are not met, and what is missing. */
export const AsvsGaps = () => (
  <Table
    head={['Id', 'Requirement', 'What is missing']}
    rows={rows.filter(({ state }) => state === 'not met').map(({ id, requirement, how }) => [id, requirement, how])}
  />
);

/** Every requirement by chapter, from `docs/security/asvs.tsv`. */
export const AsvsTables = () =>
  [...chapters].map(([chapter, ofChapter]) => (
    <section key={chapter}>
      <h3 id={chapter.toLowerCase()}>
        {chapter} {CHAPTERS[chapter]}
      </h3>
      <Table
        head={['Id', 'Level', 'Requirement', 'State', 'How', 'Test']}
        rows={ofChapter.map(({ id, level, requirement, state, how, test }) => [
          id,
          level,
          requirement,
          <td key="state" className="doc-nowrap">
            {state}
          </td>,
          how,
          test ? `\`${test}\`` : 'none',
        ])}
      />
    </section>
  ));

const CHAPTERS: Readonly<Record<string, string>> = {
  V1: 'Encoding and sanitisation',
  V2: 'Validation and business logic',
  V3: 'Web frontend',
  V4: 'API and web service',
  V5: 'Files',
  V6: 'Authentication',
  V7: 'Sessions',
  V8: 'Authorisation',
  V9: 'Self-contained tokens',
  V10: 'OAuth and OIDC',
  V11: 'Cryptography',
  V12: 'Secure communication',
  V13: 'Configuration',
  V14: 'Data protection',
  V15: 'Coding and architecture',
  V16: 'Logging and errors',
  V17: 'WebRTC',
};

const KEYS: Readonly<Record<KeyPurpose, string>> = {
  'staff-token': 'HS256 over the token of staff, ten minutes',
  'staff-refresh': 'HMAC-SHA-256 that makes the next refresh token from the one before',
  'lead-session': 'HS256 over the session of a verified visitor, seven days; the site checks it too',
  enquiry: 'HS256 over the enquiries of a browser, seven days',
  'one-time-code': 'HMAC-SHA-256 of a code, bound to its row',
  submission: 'HMAC-SHA-256 of a form, to recognise a repeat',
  quarantine: 'HMAC-SHA-256 of phones and addresses of suspected spam',
  limits: 'HMAC-SHA-256 of what a budget counts: addresses, accounts, phones',
  outbox: 'AES-256-GCM of codes and links in messages that wait',
  preview: 'HS256 over a preview link, at most a week',
  'site-report': 'HMAC-SHA-256 of the site’s reports to the API',
  'second-factor': 'AES-256-GCM of the keys of second factors',
  webhook: 'AES-256-GCM of the secrets of webhooks',
  backup: 'HS256 over a token of one minute, by which the backup reads the embedded database of a running process',
};

/** The keys that are derived from APP_SECRET. */
export const KeyTable = () => (
  <Table
    head={['Purpose', 'What its key does']}
    rows={KEY_PURPOSES.map((purpose) => [`\`${purpose}\``, KEYS[purpose]])}
  />
);

const MB = 1024 * 1024;
const megabytes = (bytes: number) => `${bytes / MB} MB`;
const millions = (pixels: number) => `${pixels / 1_000_000} million pixels`;

/** Files that staff may upload. */
export const UploadTable = () => (
  <Table
    head={['File', 'Types', 'At most']}
    rows={[
      [
        'picture',
        'PNG, JPEG, WebP, AVIF, GIF',
        `${megabytes(MEDIA_LIMITS.bytes.image)}, ${millions(MEDIA_LIMITS.pixels)}`,
      ],
      [
        'animation',
        'GIF, WebP, APNG',
        `${MEDIA_LIMITS.frames} frames, ${millions(MEDIA_LIMITS.animationPixels)} in all of them`,
      ],
      ['brochure', 'PDF', megabytes(MEDIA_LIMITS.bytes.pdf)],
      ['video', 'MP4', megabytes(MEDIA_LIMITS.bytes.video)],
      ['import', 'CSV, JSON', `${megabytes(IMPORT_LIMITS.bytes)}, ${IMPORT_LIMITS.rows} rows`],
    ]}
  />
);

const seconds = (ms: number) => `${ms / 1000} seconds`;

/** The limits, and whom they count. */
export const LimitTable = () => (
  <Table
    head={['What', 'Limit', 'Of']}
    rows={[
      [
        'try of a code',
        `${OTP.triesPerCode}, ${seconds(OTP.verifyThrottleMs)} apart; a code lives ${seconds(OTP.lifetimeMs)}`,
        'the code',
      ],
      ['code', `one in ${seconds(OTP.resendWaitMs)}, 5 a day (settings)`, 'the phone'],
      ['codes of everybody', '2,000 an hour (settings)', 'the installation'],
      ['enquiry', '20 an hour (settings)', 'the address'],
      [
        'look-up, verification, change of an enquiry',
        '60 an hour each; 20 for another code or an export',
        'the address',
      ],
      ['sign-in', '10 in 15 minutes; 50 from the address for all accounts', 'the account and address'],
      ['password or code of a signed-in person', '10 in 15 minutes', 'the account'],
      ['link by e-mail', 'one a minute, 5 a day; 10 mails an hour from an address', 'the person'],
      ['registration', '10 an hour', 'the address'],
      ['download, brochure, sheet', '30 and 60 in ten minutes', 'the address'],
      ['beacon of page events', '120 a minute, 50 events each', 'the address'],
      ['referral', '30 an hour', 'the address'],
      ['hash of a password', '2 at a time, 100 wait, then 503', 'the process'],
      ['decoding of a picture', '2 at a time, 6 wait, 30 seconds each', 'the process'],
      ['upload, download from another host', '8 at a time', 'the process'],
    ]}
  />
);
