import { whileRunning } from './running.mjs';
import { SHARE_METHOD, shareOfBareServer } from './timing.mjs';

/** How fast a public read is answered, directly and through the site's origin. */
export const measure = (path = '/api/program') =>
  whileRunning(async ({ origin, apiUrl }) => {
    const shares = [
      ['directly', await shareOfBareServer(apiUrl + path)],
      ['through the site', await shareOfBareServer(origin + path)],
    ];
    const figures = shares.map(
      ([name, { ratio, perSecond, barePerSecond }]) =>
        `${ratio.toFixed(2)} ${name} (${Math.round(perSecond)} against ${Math.round(barePerSecond)} a second)`,
    );
    return `reads: ${path} (${shares[0][1].bytes} bytes) of a bare node:http server ${figures.join(', ')}; ${SHARE_METHOD}`;
  });
