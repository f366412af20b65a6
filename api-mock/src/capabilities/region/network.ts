import ipaddr from 'ipaddr.js';

// Loopback and private addresses say nothing about a location, and must not be sent to others.
const OURS = new Set([
  'private',
  'loopback',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
  'unspecified',
  'broadcast',
  'multicast',
]);

/** The network an address is in, which is all a third party needs: the first three numbers, or the first /48. */
export function networkOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (OURS.has(parsed.range())) return undefined;
  const bytes = parsed.toByteArray();
  const kept = bytes.length === 4 ? 3 : 6;
  return ipaddr.fromByteArray(bytes.map((byte, index) => (index < kept ? byte : 0))).toString();
}
