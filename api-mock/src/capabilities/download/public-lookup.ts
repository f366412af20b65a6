import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';

import { ApiError } from '@prospectus/contract';
import ipaddr from 'ipaddr.js';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const asked = promisify(lookup);
const bySystem: Resolve = (host) => asked(host, { all: true });

/**
 * A look-up for connections that must leave this network: what it answers is what is connected to, so that a name
 * cannot mean one thing when checked and another when used. One address that is not public refuses them all.
 */
export const publicLookup =
  (resolve: Resolve = bySystem): LookupFunction =>
  (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address))) done(new ApiError('DOWNLOAD_REFUSED'), '');
        else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      () => done(new ApiError('DOWNLOAD_FAILED'), ''),
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
