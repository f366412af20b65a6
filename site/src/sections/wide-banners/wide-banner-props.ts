import type { Marketing, MediaOfPage } from '@prospectus/contract';

import type { EnquiryOpener, Visitor } from '../../lib/section-props.ts';

/** What every wide banner is given; without a programme it is on a page of the university. */
export type WideBannerProps = {
  /** The words staff gave it. */
  banner: NonNullable<Marketing['wideBanners']['career']>;
  media: MediaOfPage;
  visitor: Visitor;
  open: EnquiryOpener;
  /** Its anchor, where a page has another section of its usual one. */
  id?: string;
  program?: { slug: string } | undefined;
};
