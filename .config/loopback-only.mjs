import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { BlockList, isIP, Socket } from 'node:net';
import { promisify } from 'node:util';

/**
 * Preloaded into a test's process (`node --import`, or by `loopback-only.vitest.mjs`): connections and look-ups off this
 * machine fail before they are made. A server that tries one exits, and its test fails.
 */
const KEY = Symbol.for('prospectus.loopback-only');

/** The refused attempts, as `connect 93.184.216.34` or `look up example.org`. */
export const attempts = (globalThis[KEY] ??= install());

function install() {
  const tried = [];
  const refuse = (attempt) => {
    tried.push(attempt);
    if (process.env['VITEST']) return;
    process.stderr.write(`A test must not leave this machine: ${attempt}\n`);
    process.exit(70);
  };

  const others = new BlockList();
  others.addRange('0.0.0.0', '126.255.255.255');
  others.addRange('128.0.0.0', '255.255.255.255');
  others.addAddress('::', 'ipv6');
  others.addRange('::2', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function connectWithin(...args) {
    // Node.js itself refuses an address of this list, after the look-up and before it connects.
    this.blockList = others;
    this.on('connectionAttempt', (address, port, family) => {
      if (others.check(address, `ipv${family}`)) refuse(`connect ${address}:${port}`);
    });
    return connect.apply(this, args);
  };

  const isHere = (host) => !host || host === 'localhost' || isIP(host) > 0;
  const unknown = (host) => Object.assign(new Error(`No look-up of ${host} in a test`), { code: 'ENOTFOUND' });
  const { lookup } = dns;
  const lookUp = dns.promises.lookup;
  dns.promises.lookup = async (host, ...rest) => {
    if (isHere(host)) return lookUp(host, ...rest);
    refuse(`look up ${host}`);
    throw unknown(host);
  };
  dns.lookup = (host, ...rest) => {
    if (isHere(host)) return lookup(host, ...rest);
    refuse(`look up ${host}`);
    process.nextTick(rest.at(-1), unknown(host));
  };
  dns.lookup[promisify.custom] = dns.promises.lookup;
  syncBuiltinESMExports();
  return tried;
}
