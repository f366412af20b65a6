import type { MediaInfo } from '@prospectus/contract';

/** Facts of every file. */
export type MediaIndex = {
  /** The address by which pages name a file, by its id. It holds the id where others have the same bytes. */
  byId: ReadonlyMap<string, string>;
  /** Facts by that address. */
  byAddress: ReadonlyMap<string, MediaInfo>;
  /** The present address of a file by those it had before it was replaced. */
  moved: ReadonlyMap<string, string>;
};
