import type { TestProject } from 'vitest/node';

import { prepareData, startProduct } from '../product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    apiOrigin: string;
    seeded: string;
  }
}

/** Starts the product for the tests without a browser, and stops it after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await prepareData();
  const product = await startProduct(folder);
  project.provide('origin', product.origin);
  project.provide('apiOrigin', product.apiOrigin);
  project.provide('seeded', folder);
  return async () => {
    await product.stop();
    await remove();
  };
}
