import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import helmet from 'helmet';

/**
 * The headers helmet gives every answer, as plain data: pages are cached with their headers and sent without passing
 * through middleware. The policies are in `policies.ts`.
 */
export function commonHeaders(https: boolean): Readonly<Record<string, string>> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https,
  })(response.req, response, () => undefined);
  return Object.fromEntries(
    response.getHeaderNames().map((name) => [canonical(name), String(response.getHeader(name))]),
  );
}

const canonical = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
