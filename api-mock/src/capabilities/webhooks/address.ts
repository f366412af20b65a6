import {
  isLoopback,
  mayReach,
  NotPublic,
  numbersOf,
  publicLookup,
  type Resolve,
} from '../../platform/network/public-lookup.ts';

type Rules = { config: { mode: 'local' | 'production' } };

const ENCRYPTED = 'Please use an address that begins with https://.';
const LOGIN = 'Please leave out user name and password: events are signed instead.';
const INSIDE = 'This address is not one of the public internet.';

/**
 * Why a webhook cannot have an address; undefined where it can. Where its name leads is asked for here, so that
 * whoever saves it is told, and once more for every connection. A name that is not known yet is no mistake.
 */
export async function wrongAddress(rules: Rules, address: string, resolve?: Resolve): Promise<string | undefined> {
  const url = new URL(address);
  if (url.username || url.password) return LOGIN;
  if (url.protocol !== 'https:' && !isOwnMachine(rules, url)) return ENCRYPTED;
  return (await leadsInside(rules, url, resolve)) ? INSIDE : undefined;
}

// Without encryption in `local` mode alone, where a receiver runs beside the product.
function isOwnMachine({ config }: Rules, url: URL): boolean {
  return config.mode === 'local' && (url.hostname === 'localhost' || isLoopback(numbersOf(url) ?? ''));
}

async function leadsInside(rules: Rules, url: URL, resolve?: Resolve): Promise<boolean> {
  const allowed = mayReach(rules.config);
  const numbers = numbersOf(url);
  if (numbers !== undefined) return !allowed(numbers);
  const failure = await new Promise<Error | null>((done) =>
    publicLookup(resolve, allowed)(url.hostname, { all: true }, (error) => done(error)),
  );
  return failure instanceof NotPublic;
}
