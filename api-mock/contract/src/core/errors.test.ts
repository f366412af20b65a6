import { describe, expect, test } from 'vitest';

import { createClient, CallFailed } from '../client.ts';
import { ApiError, ERRORS } from './errors.ts';
import { RESERVED_SLUGS, slugSchema } from './slugs.ts';

describe('errors', () => {
  test('every code has an error status and a message', () => {
    for (const [code, { status, msg }] of Object.entries(ERRORS)) {
      expect([code, status >= 400 && status < 600]).toEqual([code, true]);
      expect(msg.length).toBeGreaterThan(5);
    }
    expect(new ApiError('VERSION_CONFLICT')).toMatchObject({ status: 409, message: ERRORS.VERSION_CONFLICT.msg });
  });

  test('the messages for one-time codes are those of the specification', () => {
    expect(ERRORS.OTP_INCORRECT).toEqual({ status: 400, msg: 'Incorrect OTP. Please check again.' });
    expect(ERRORS.OTP_EXPIRED).toEqual({ status: 410, msg: 'This code has expired. Please request a new one.' });
    expect(ERRORS.OTP_TOO_MANY_TRIES.status).toBe(429);
  });
});

describe('API-47 the client reads failures', () => {
  const failing = (answer: () => Promise<Response>) =>
    createClient({ base: '/api', fetch: answer as typeof fetch })('GET /program/menu');
  const answer = (status: number, body: string, headers = {}) =>
    failing(() => Promise.resolve(new Response(body, { status, headers })));

  test('status, message, code and Retry-After', async () => {
    const failure = { msg: 'Please wait.', code: 'TOO_MANY_REQUESTS' };
    await expect(answer(429, JSON.stringify(failure), { 'retry-after': '7' })).rejects.toMatchObject({
      status: 429,
      message: 'Please wait.',
      failure,
      retryAfter: 7,
    });
  });

  test('another server’s answer, and no answer', async () => {
    await expect(answer(502, '<html>')).rejects.toMatchObject({ status: 502, failure: undefined });
    await expect(failing(() => Promise.reject(new TypeError('offline')))).rejects.toMatchObject({ status: 0 });
    await expect(failing(() => Promise.reject(new TypeError('offline')))).rejects.toBeInstanceOf(CallFailed);
  });

  test('an answer that breaks off after its headers is no answer', async () => {
    const cut = () =>
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode('{"data":['));
            body.error(new TypeError('the connection was lost'));
          },
        }),
      );
    await expect(failing(() => Promise.resolve(cut()))).rejects.toMatchObject({ status: 0 });
  });
});

test('ROUTE-17 slugs are small letters, digits and hyphens, none of them reserved', () => {
  const accepted = (slug: string) => slugSchema.safeParse(slug).success;
  expect(['online-ma', 'a', '9', 'x'.repeat(80)].map(accepted)).toEqual([true, true, true, true]);
  expect(['', 'Online', 'a b', 'a/b', 'ü', 'x'.repeat(81), '..'].map(accepted)).toEqual(
    Array.from({ length: 7 }, () => false),
  );
  for (const slug of RESERVED_SLUGS) expect([slug, accepted(slug)]).toEqual([slug, false]);
});
