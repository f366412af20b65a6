import type { DocumentName, Program } from '@prospectus/contract';

import type { PublicMedia } from './public-parts.ts';
import type { Fields, Published, PublishedRecords } from './published-records.ts';
import type { Snapshot } from './snapshot.ts';

/** A live programme with its path; `parent` is set for a specialisation. */
export type PlacedProgram = {
  id: string;
  program: Program;
  path: string;
  publishedAt: Date;
  parent: PlacedProgram | undefined;
};
export type PlacedPage = Published<'pages'> & { path: string };
/** `program` is the programme that it shows, `parent` the one in its address. */
export type PlacedLanding = Published<'landing-pages'> & {
  path: string;
  program: PlacedProgram;
  parent: PlacedProgram | undefined;
};
/** `program` is the programme or specialisation that it is below. */
export type PlacedAuxiliary = Published<'auxiliary-pages'> & { path: string; program: PlacedProgram | undefined };
export type PlacedPost = Published<'blogs'> & { path: string; program: PlacedProgram | undefined };

/** Every live record with its own page. */
export type LivePages = {
  readonly programs: readonly PlacedProgram[];
  /** Built-in programmes whose address a managed page has (ROUTE-14). */
  readonly shadowed: readonly PlacedProgram[];
  readonly pages: readonly PlacedPage[];
  readonly landingPages: readonly PlacedLanding[];
  readonly auxiliaryPages: readonly PlacedAuxiliary[];
  readonly posts: readonly PlacedPost[];
};

/** A snapshot as reads use it: every access adds a tag to the answer. */
export type Content = LivePages & {
  readonly records: PublishedRecords;
  /** The live records with this value of a field, in order; null for records without a value. */
  where<N extends DocumentName>(
    resource: N,
    field: keyof Fields<N> & string,
    value: string | null,
  ): readonly Published<N>[];
  readonly university: Fields<'university-info'>;
  readonly settings: Fields<'settings'>;
  /** By the path of its page. */
  readonly metadata: ReadonlyMap<string, Published<'metadata'>>;
  readonly authors: Snapshot['authors'];
  readonly redirects: Snapshot['redirects'];
  readonly media: Pick<PublicMedia, 'asSent'>;
  /** The day in Asia/Kolkata, `yyyy-MM-dd`. */
  readonly today: string;
};
