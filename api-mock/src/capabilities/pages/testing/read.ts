import { type Answer, calls, type PageRead } from '@prospectus/contract';
import { expect } from 'vitest';
import { z } from 'zod';

import type { Call } from '../../../testing/calls.ts';

/** A public read whose answer holds every key of the contract and, at any depth, no other. */
export const readsBy =
  (call: Call) =>
  async <N extends PageRead>(name: N, path: string): Promise<Answer<N>> => {
    const { status, body } = await call('GET', path);
    expect([path, status]).toEqual([path, 200]);
    const { data, ...rest } = body as { data: unknown };
    expect(rest).toEqual({});
    const parsed = calls[name] && z.parse(calls[name].answer, data);
    expect(parsed).toEqual(data);
    return data as Answer<N>;
  };
export type Read = ReturnType<typeof readsBy>;
