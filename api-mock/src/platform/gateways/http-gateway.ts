import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

import { outgoingHeaders } from '@prospectus/telemetry';

import { NotPublic, numbersOf } from '../network/public-lookup.ts';
import { type Gateway, GatewayFailed } from './gateway.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

type Options = {
  timeoutMs?: number;
  /** Where it may connect to, for an address that is a number and for one that is a name; anywhere by default. */
  allowed?: (address: string) => boolean;
  lookup?: LookupFunction;
};

/**
 * A gateway behind an address: one POST of JSON; a 2xx takes the message, unless its answer says that it failed; JSON or
 * nothing comes back.
 */
export function httpGateway(address: string, { timeoutMs = TIMEOUT_MS, allowed, lookup }: Options = {}): Gateway {
  const url = new URL(address);
  const { request, Agent } = (url.protocol === 'https:' ? https : http) as typeof http;
  // Idle connections of the process to the same host may not have been checked.
  const agent = lookup && new Agent({ keepAlive: true });
  return async (message, key) => {
    const numbers = numbersOf(url);
    if (allowed && numbers !== undefined && !allowed(numbers)) throw inside();
    const body = JSON.stringify(message);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accept: 'application/json',
      'idempotency-key': key,
      ...outgoingHeaders(),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const options = { method: 'POST', headers, signal, ...(lookup && { lookup, agent }) };
        request(url, options, resolve).on('error', reject).end(body);
      });
      const status = answer.statusCode ?? 0;
      if (status >= 200 && status <= 299) return parseAnswer(await readBounded(answer));
      // Its body may never end.
      answer.destroy();
      // A redirect could carry the message to another host, and is not followed.
      throw status < 400 ? new GatewayFailed('not reachable', { isDown: true }) : GatewayFailed.ofStatus(status);
    } catch (error) {
      if (error instanceof GatewayFailed) throw error;
      if (error instanceof NotPublic) throw inside();
      throw new GatewayFailed(signal.aborted ? 'no answer in time' : 'not reachable', { isDown: true });
    }
  };
}

const inside = () => new GatewayFailed('its address is not one of the public internet', { isDown: true });

function parseAnswer(text: string): unknown {
  if (text.trim() === '') return null;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new GatewayFailed('answered no JSON');
  }
  if (isRefusal(answer)) throw new GatewayFailed('answered that it failed');
  return answer;
}

/** Whether an answer says that the message was not taken, as many gateways do with a status of success. */
function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { success, ok, status, type, error, errors } = answer as Record<string, unknown>;
  return success === false || ok === false || [status, type].some(isFailure) || [error, errors].some(isPresent);
}

const isFailure = (word: unknown): boolean => /^(error|fail|failed|failure)$/i.test(String(word));
const isPresent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

async function readBounded(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new GatewayFailed('answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
