/**
 * Which forwarded addresses are trusted: those of the site's own server (on this machine or in its private network),
 * then those of as many proxies in front of it as TRUST_PROXY says.
 */
export const trustedProxies =
  (inFront: number) =>
  (address: string, hop: number): boolean =>
    hop === 0 ? PRIVATE.test(address) : hop <= inFront;

const PRIVATE = /^(?:::1$|(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|f[cd][0-9a-f]{2}:)/i;
