import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';

import ipaddr from 'ipaddr.js';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** The name or address is not on the public internet, so the server must not connect to it. */
export class NotPublic extends Error {
  override name = 'NotPublic';
}

const lookUp = promisify(lookup);
/** Looks a name up with the operating system. */
const bySystem: Resolve = (host) => lookUp(host, { all: true });

/**
 * A DNS look-up for connections to the public internet. The connection uses the addresses that were checked here, so a
 * name cannot change between check and use. One address that is not public refuses the name with NotPublic. A host that
 * is an IP address is never looked up: see `numbersOf`.
 */
export const publicLookup =
  (resolve: Resolve = bySystem, allowed: (address: string) => boolean = isPublic): LookupFunction =>
  (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => allowed(address))) done(new NotPublic(), '');
        else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error('not found'), ''),
    );
  };

const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is on the public internet: not private, local, shared, reserved or translated. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // Besides the ranges with names: what lies outside the global unicast of IPv6, such as old IPv4-compatible addresses.
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6));
}

/** Whether an address is this machine. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';

/** Whether the server may connect to an address that staff wrote: one of the public internet, in `local` also this machine. */
export const mayReach =
  ({ mode }: { mode: 'local' | 'production' }) =>
  (address: string): boolean =>
    isPublic(address) || (mode === 'local' && isLoopback(address));

/** The host of a URL if it is an IP address, without the brackets of IPv6; undefined for a name. */
export function numbersOf({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}
