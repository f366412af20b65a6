import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import helmet from 'helmet';

/**
 * The headers of every answer, as plain data: pages are cached with their headers and sent without passing through
 * middleware. Pages and drawings have a policy of `policies.ts` instead of this one.
 */
export function commonHeaders(https: boolean): Readonly<Record<string, string>> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https,
  })(response.req, response, () => undefined);
  return {
    ...Object.fromEntries(response.getHeaderNames().map((name) => [canonical(name), String(response.getHeader(name))])),
    'Content-Security-Policy': FILE_POLICY,
  };
}

// Without `default-src`, which would also hold for a drawing's own styles.
const FILE_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const canonical = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
