import type { Answer, PageMedia, PreviewClaims, Program } from '@prospectus/contract';
import type { FamilyData } from '@prospectus/contract/family';

import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Keys } from '../../platform/secrets/keys.ts';

/** Files as pages show them, as they were in one transaction. */
export type PublicMedia = {
  /** The value with addresses in place of files' ids. */
  resolve<T>(value: T): T;
  /** A page's data as it is sent, with facts of the files it shows. */
  asSent<const T extends object>(page: T): T & { media: PageMedia };
  /** Ids of the files named on a page. */
  idsOn(page: unknown): string[];
  /** What a file shows; empty for one that is not known or only decorates. */
  altOf(address: string): string;
};

/** Who publishes a brochure, and where a reader may ask. */
type Publisher = { name: string; phone: string; email: string };

/** What a programme's sheet for the family is made of. */
type FamilyPdf = {
  data: FamilyData;
  program: Pick<Program, 'semesters'>;
  contact: { phone: string; hours: string };
  publicUrl: string;
  /** Where the site shows the sheet. */
  address: string;
  /** The day it is of, `yyyy-MM-dd`. */
  day: string;
};

/** What belongs to other capabilities and is part of what is public. */
export type PublicParts = {
  redirects(tx: Database): Promise<Answer<'GET /redirects'>>;
  media(tx: Database): Promise<PublicMedia>;
  /** A programme's brochure as a PDF. */
  brochure(program: Program, publisher: Publisher): Promise<Uint8Array>;
  /** A programme's sheet for the family as a PDF. */
  familyPdf(given: FamilyPdf): Promise<Uint8Array>;
  /** Documents whose drafts a release publishes, or that releases publish by a time. */
  releasedBy(tx: Database, asked: Pick<PreviewClaims, 'release' | 'at'>): Promise<ReadonlySet<string>>;
  /** What a preview token asks for; undefined where it is not ours, was revoked or has expired. */
  readPreview(deps: { db: Database; keys: Keys; clock: Clock }, token: string): Promise<PreviewClaims | undefined>;
};
