import type { PageMetadata } from '@prospectus/contract';
import type { FamilyData } from '@prospectus/contract/family';

/** What the page of a programme's sheet is given. */
export type FamilyPageData = FamilyData & {
  /** Shown without the site's menu. */
  sheet: true;
  /** Address of the sheet as a PDF. */
  pdf: string;
  metadata: PageMetadata;
};
