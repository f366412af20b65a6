import type { Answer, PageMedia, PreviewClaims, Program } from '@prospectus/contract';
import type { FamilyData } from '@prospectus/contract/family';

import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Keys } from '../../platform/secrets/keys.ts';

/** Files as pages show them, of one transaction. */
export type PublicMedia = {
  /** The value with addresses in place of files' ids. */
  resolve<T>(value: T): T;
  /** A page's data as it is sent, with facts of the files it shows. */
  asSent<const T extends object>(page: T): T & { media: PageMedia };
  /** Ids of the files named on a page. */
  idsOn(page: unknown): string[];
  /** A file's alternative text; empty for an unknown or decorative one. */
  altOf(address: string): string;
};

/** The publisher of a brochure, with contact details. */
type Publisher = { name: string; phone: string; email: string };

/** The source of a programme's sheet for the family. */
type FamilyPdf = {
  data: FamilyData;
  program: Pick<Program, 'semesters'>;
  contact: { phone: string; hours: string };
  publicUrl: string;
  /** The sheet's address on the site. */
  address: string;
  /** The sheet's date, `yyyy-MM-dd`. */
  day: string;
};

/** The parts of the public content that other capabilities provide. */
export type PublicParts = {
  redirects(tx: Database): Promise<Answer<'GET /redirects'>>;
  media(tx: Database): Promise<PublicMedia>;
  /** A programme's brochure as a PDF. */
  brochure(program: Program, publisher: Publisher): Promise<Uint8Array>;
  /** A programme's sheet for the family as a PDF. */
  familyPdf(source: FamilyPdf): Promise<Uint8Array>;
  /** Documents whose drafts a release publishes, or that releases publish by a time. */
  releasedBy(tx: Database, claims: Pick<PreviewClaims, 'release' | 'at'>): Promise<ReadonlySet<string>>;
  /** A preview token's claims; undefined for an invalid, revoked or expired one. */
  readPreview(deps: { db: Database; keys: Keys; clock: Clock }, token: string): Promise<PreviewClaims | undefined>;
};
