import { prepareData } from './product.ts';

/** Runs once before the browser tests: seeds the data that each worker's product starts from. */
export default async function prepare(): Promise<() => Promise<void>> {
  const { folder, remove } = await prepareData();
  process.env['E2E_SEEDED'] = folder;
  return remove;
}
