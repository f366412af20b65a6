import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { outgoingHeaders } from '@prospectus/telemetry';

/**
 * A `fetch` for calls made on behalf of one visitor: cookies, address and what the browser says of itself are passed on,
 * and cookies that the API sets are used for the next call of the same request and for the answer.
 */
export function forwardingFetch(visitor: {
  cookies: string | undefined;
  forwardedFor: string;
  headers?: IncomingHttpHeaders;
  fetch?: typeof globalThis.fetch;
}) {
  const send = visitor.fetch ?? globalThis.fetch;
  const jar = new Map(
    (visitor.cookies ?? '')
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => [nameOf(pair), pair]),
  );
  const set: string[] = [];
  const forwarding: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', visitor.forwardedFor);
    for (const [name, value] of Object.entries(outgoingHeaders())) headers.set(name, value);
    for (const name of OF_BROWSER) {
      const value = visitor.headers?.[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    if (jar.size > 0) headers.set('cookie', [...jar.values()].join('; '));
    const answer = await send(input, { ...init, headers, signal: init?.signal ?? AbortSignal.timeout(15_000) });
    for (const line of answer.headers.getSetCookie()) {
      set.push(line);
      const [pair = ''] = line.split(';', 1);
      if (/;\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(line)) jar.delete(nameOf(pair));
      else jar.set(nameOf(pair), pair);
    }
    return answer;
  };
  return {
    fetch: forwarding,
    /** The visitor's cookies now. */
    cookies: () => [...jar.values()].join('; '),
    /** `Set-Cookie` lines for the answer. */
    setCookies: set,
  };
}

/** The kind of device, and whether the visitor may be tracked. */
const OF_BROWSER = ['user-agent', 'dnt', 'sec-gpc'] as const;

const nameOf = (pair: string) => pair.slice(0, pair.indexOf('='));

/** `X-Forwarded-For` as far as it is trusted: what the last `trustProxy` proxies added, and the peer's address. */
export function forwardedFor(req: IncomingMessage, trustProxy: number): string {
  const claimed = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return [...(trustProxy > 0 ? claimed.slice(-trustProxy) : []), req.socket.remoteAddress ?? ''].join(', ');
}
