import {
  isLoopback,
  mayReach,
  NotPublic,
  numbersOf,
  publicLookup,
  type Resolve,
} from '../../platform/network/public-lookup.ts';

type Deps = { config: { mode: 'local' | 'production' } };

const ENCRYPTED = 'Please use an address that begins with https://.';
const LOGIN = 'Please leave out user name and password: events are signed instead.';
const INSIDE = 'This address is not one of the public internet.';

/**
 * Why a webhook cannot have an address; undefined for a valid one. The name is looked up here for an early message, and
 * again for every connection. A name that does not exist yet is valid.
 */
export async function wrongAddress(deps: Deps, address: string, resolve?: Resolve): Promise<string | undefined> {
  const url = new URL(address);
  if (url.username || url.password) return LOGIN;
  if (url.protocol !== 'https:' && !isOwnMachine(deps, url)) return ENCRYPTED;
  return (await isInternal(deps, url, resolve)) ? INSIDE : undefined;
}

// In `local` mode a receiver on the same machine needs no encryption.
function isOwnMachine({ config }: Deps, url: URL): boolean {
  return config.mode === 'local' && (url.hostname === 'localhost' || isLoopback(numbersOf(url) ?? ''));
}

async function isInternal(deps: Deps, url: URL, resolve?: Resolve): Promise<boolean> {
  const allowed = mayReach(deps.config);
  const numbers = numbersOf(url);
  if (numbers !== undefined) return !allowed(numbers);
  const failure = await new Promise<Error | null>((done) =>
    publicLookup(resolve, allowed)(url.hostname, { all: true }, (error) => done(error)),
  );
  return failure instanceof NotPublic;
}
