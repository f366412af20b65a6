import type { EnquiryOpener, Visitor } from '../section-props.ts';

/** What every wide banner is given; without a programme it stands on the home page. */
export type WideBannerProps = {
  visitor: Visitor;
  open: EnquiryOpener;
  program?: { slug: string } | undefined;
};
