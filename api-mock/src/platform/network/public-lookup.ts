import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';

import ipaddr from 'ipaddr.js';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** A name or an address that this network must not be asked for from inside: it is not of the public internet. */
export class NotPublic extends Error {
  override name = 'NotPublic';
}

const asked = promisify(lookup);
/** Addresses as the operating system knows them. */
const bySystem: Resolve = (host) => asked(host, { all: true });

/**
 * A look-up for connections that must leave this network: what it answers is what is connected to, so that a name
 * cannot mean one thing when checked and another when used. One address that is not allowed refuses them all with
 * NotPublic. It is not asked for a host that is an address in numbers: see `numbersOf`.
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

/** Whether an address is one of the public internet: no private, local, shared, reserved or translated one. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // Besides the ranges with names: what lies outside the global unicast of IPv6, such as old IPv4-compatible addresses.
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6));
}

/** Whether an address is of this machine itself. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';

/** The address that the host of a URL is, without the brackets of IPv6; undefined where it is a name. */
export function numbersOf({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}
