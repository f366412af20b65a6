import { whileRunning } from './running.mjs';
import { SHARE_METHOD, shareOfBareServer } from './timing.mjs';

/** How fast a public read is answered, directly and through the site's origin, and a cached page. */
export const measure = (path = '/api/program', page = '/online-ma') =>
  whileRunning(async ({ origin, apiUrl }) => {
    const shares = [
      [`${path} of the API`, await shareOfBareServer(apiUrl + path)],
      [`${path} through the site`, await shareOfBareServer(origin + path)],
      [`the page ${page}`, await shareOfBareServer(origin + page, { accept: 'text/html', 'accept-encoding': 'br' })],
    ];
    const figures = shares.map(
      ([name, { ratio, perSecond, barePerSecond, bytes }]) =>
        `${ratio.toFixed(2)} for ${name} (${Math.round(perSecond)} against ${Math.round(barePerSecond)} a second, ${bytes} bytes)`,
    );
    return `reads: of a bare node:http server ${figures.join(', ')}; ${SHARE_METHOD}`;
  });
