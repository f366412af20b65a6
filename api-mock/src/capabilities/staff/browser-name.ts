import { parse } from 'bowser';

/** What a person calls a browser and what it runs on, such as “Chrome” and “Windows”; empty where it is not known. */
export type BrowserName = { browser: string; system: string };

const LONGEST = 40;

/** The names in a `User-Agent` header; of the rest, versions and models, nothing is kept. */
export function browserName(userAgent = ''): BrowserName {
  // It throws at an empty one.
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = parse(userAgent);
  const isKnown = os.name !== undefined;
  return {
    browser: isKnown ? (browser.name ?? '').slice(0, LONGEST) : '',
    system: (os.name ?? '').slice(0, LONGEST),
  };
}
