import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a rendered page. Scripts are files of our own; inline styles are those the page was made with, by hash,
 * so that the page can be cached. The empty hash lets Emotion open its own style element, which it fills through the
 * object model; the one attribute exception is for React's `style=`.
 */
export function pagePolicy(styles: readonly string[], https: boolean, preview = false): string {
  return policy(
    {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", hash(''), ...styles.map(hash)],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https:'],
      'media-src': ["'self'", 'https:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': PLAYERS,
      'manifest-src': ["'self'"],
      // A preview sends no form, and the console shows it in a frame.
      'form-action': [preview ? "'none'" : "'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': [preview ? "'self'" : "'none'"],
    },
    https,
  );
}

/** Addresses a video's player may come from. */
const PLAYERS = ["'self'", 'https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'];

/** The console: a client-side application whose component library writes style elements as it goes. */
export const consolePolicy = (https: boolean) =>
  policy(
    {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
    https,
  );

/**
 * The documentation: Storybook evaluates stories, writes inline scripts and frames itself, so a script that gets in here
 * would run. On the product's own origin it therefore runs in a sandbox: its origin is opaque, and neither cookies nor
 * answers of the API can be read. On an origin of its own there is nothing to protect it from.
 */
export const documentationPolicy = (https: boolean, where: 'sandbox' | 'own-origin') =>
  policy(
    {
      ...(where === 'sandbox' && { sandbox: SANDBOX }),
      'default-src': ["'self'"],
      'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'frame-src': ["'self'", ...PLAYERS],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'form-action': ["'none'"],
      'base-uri': ["'self'"],
      // In a sandbox the frame around a story has an opaque origin, which no source matches.
      ...(where === 'own-origin' && { 'frame-ancestors': ["'self'"] }),
    },
    https,
  );

/** Everything a page of the documentation needs; never `allow-same-origin`. */
const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-modals',
  'allow-downloads',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
];

/** The page that tries the API's calls: it needs the product's origin, so it runs files of its own and nothing else. */
export const apiReferencePolicy = (https: boolean) =>
  policy(
    {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
    https,
  );

/** A drawing that is opened by itself runs no script and loads nothing. */
export const pictureHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
};

function policy(directives: Record<string, readonly string[]>, https: boolean): string {
  const parts = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...parts, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}
