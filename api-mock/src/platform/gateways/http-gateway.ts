import { type Gateway, GatewayFailed } from './gateway.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** A gateway behind an address: one POST of JSON, any 2xx takes the message, JSON or nothing comes back. */
export function httpGateway(
  url: string,
  options: { fetch?: typeof fetch; timeoutMs?: number | undefined } = {},
): Gateway {
  const send = options.fetch ?? fetch;
  return async (message, key) => {
    const answer = await send(url, {
      method: 'POST',
      // A redirect could carry the message to another host.
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new GatewayFailed(
        error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'not reachable',
        { isDown: true },
      );
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw GatewayFailed.ofStatus(answer.status);
    }
    return parseAnswer(await readBounded(answer));
  };
}

function parseAnswer(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new GatewayFailed('answered no JSON');
  }
}

async function readBounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (!answer.body) return '';
  for await (const part of answer.body as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new GatewayFailed('answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
