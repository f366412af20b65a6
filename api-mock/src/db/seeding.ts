import type { Deps } from '../deps.ts';

/** Fills an empty database; does nothing where there is content. */
export async function seedWhenEmpty(_deps: Deps): Promise<void> {}
