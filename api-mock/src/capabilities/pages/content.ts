import type { DocumentName, Program } from '@prospectus/contract';

import type { PublicMedia } from './public-parts.ts';
import type { Fields, Published, PublishedRecords } from './published-records.ts';
import type { Snapshot } from './snapshot.ts';

/** A live programme in its place: `parent` is set for a specialisation. */
export type Placed = { id: string; program: Program; path: string; publishedAt: Date; parent: Placed | undefined };
export type PlacedPage = Published<'pages'> & { path: string };
/** `program` is the one it shows, `parent` the one its address begins with. */
export type PlacedLanding = Published<'landing-pages'> & { path: string; program: Placed; parent: Placed | undefined };
/** `program` is the programme or specialisation it stands below. */
export type PlacedAuxiliary = Published<'auxiliary-pages'> & { path: string; program: Placed | undefined };
export type PlacedPost = Published<'blogs'> & { path: string; program: Placed | undefined };

/** Everything live that has a page of its own. */
export type LivePages = {
  readonly programs: readonly Placed[];
  /** Built-in programmes whose address a managed page has taken (ROUTE-14). */
  readonly shadowed: readonly Placed[];
  readonly pages: readonly PlacedPage[];
  readonly landingPages: readonly PlacedLanding[];
  readonly auxiliaryPages: readonly PlacedAuxiliary[];
  readonly posts: readonly PlacedPost[];
};

/** A snapshot as reads are given it: whatever is taken from it is noted as a tag of the answer. */
export type Content = LivePages & {
  readonly records: PublishedRecords;
  /** The live records with a value in a field, in their order; null for those without one. */
  where<N extends DocumentName>(
    resource: N,
    field: keyof Fields<N> & string,
    value: string | null,
  ): readonly Published<N>[];
  readonly university: Fields<'university-info'>;
  readonly settings: Fields<'settings'>;
  /** By the path of the page it is for. */
  readonly metadata: ReadonlyMap<string, Published<'metadata'>>;
  readonly authors: Snapshot['authors'];
  readonly redirects: Snapshot['redirects'];
  readonly media: Pick<PublicMedia, 'asSent'>;
  /** The day in Asia/Kolkata, `yyyy-MM-dd`. */
  readonly today: string;
};
