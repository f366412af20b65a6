import type { Marketing } from '@prospectus/contract';

import type { EnquiryOpener, Visitor } from '../../lib/section-props.ts';

/** What every wide banner is given; without a programme it is on a page of the university. */
export type WideBannerProps = {
  /** The words staff gave it. */
  banner: NonNullable<Marketing['wideBanners']['career']>;
  visitor: Visitor;
  open: EnquiryOpener;
  program?: { slug: string } | undefined;
};
