import { request } from 'playwright';
import { afterAll, expect, inject } from 'vitest';

/** Requests to the product with the API of Playwright; paths are relative to its origin. */
export const product = await request.newContext({ baseURL: inject('origin') });
afterAll(() => product.dispose());

const pages = new Map<string, Promise<string>>();

/** The HTML of a page, fetched once. */
export const htmlOf = (path: string): Promise<string> => {
  const page = pages.get(path) ?? fetchPage(path);
  pages.set(path, page);
  return page;
};

async function fetchPage(path: string): Promise<string> {
  const answer = await product.get(path);
  expect(answer.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
  return answer.text();
}
