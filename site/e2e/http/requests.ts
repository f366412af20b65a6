import { request } from 'playwright';
import { afterAll, expect, inject } from 'vitest';

/** Requests to the product, as Playwright's own tests make them; paths are those of its origin. */
export const product = await request.newContext({ baseURL: inject('origin') });
afterAll(() => product.dispose());

const pages = new Map<string, Promise<string>>();

/** The HTML of a page, which is asked for once. */
export const htmlOf = (path: string): Promise<string> => {
  const asked = pages.get(path) ?? askFor(path);
  pages.set(path, asked);
  return asked;
};

async function askFor(path: string): Promise<string> {
  const answer = await product.get(path);
  expect(answer.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
  return answer.text();
}
