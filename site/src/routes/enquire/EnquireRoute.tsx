import { useActionData } from 'react-router';

import { PostedEnquiryPage } from '../../features/enquiry/PostedEnquiryPage.tsx';
import { type EnquireData, usePageData, useRootData } from '../page/page-data.ts';

/** The enquiry as plain pages: the answer to the posted form, or the first step. */
export function EnquireRoute() {
  const first = usePageData<EnquireData>();
  const posted = useActionData<Partial<EnquireData>>();
  const root = useRootData();
  return first && root && <PostedEnquiryPage {...first} {...posted} contact={root.frame.contact} />;
}
