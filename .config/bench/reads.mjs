import { whileRunning } from './running.mjs';
import { SHARE_METHOD, shareOfBareServer } from './timing.mjs';

/** The speed of a public read, directly and through the site's origin. */
export const measure = (path = '/api/program') =>
  whileRunning(async ({ origin, apiUrl }) => {
    const [direct, proxied] = [await shareOfBareServer(apiUrl + path), await shareOfBareServer(origin + path)];
    const figure = ({ ratio, perSecond, barePerSecond }) =>
      `${ratio.toFixed(2)} (${Math.round(perSecond)} against ${Math.round(barePerSecond)} a second)`;
    return `reads: of a bare node:http server ${figure(direct)} directly, ${figure(proxied)} through the site; ${path}, ${direct.bytes} bytes, ${SHARE_METHOD}`;
  });
