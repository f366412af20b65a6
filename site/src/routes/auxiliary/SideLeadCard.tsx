import { Card } from '@prospectus/design-system';

import { SideLeadForm } from '../../features/enquiry/SideLeadForm.tsx';
import { openEnquiry } from '../../features/openers/open-requests.ts';
import type { AuxiliaryData } from '../page/page-data.ts';

/** Beside the text, for who is not verified: the way to a counsellor (AUX-04, LEAD-22). */
export function SideLeadCard({
  page,
  interests,
  course,
}: Pick<AuxiliaryData, 'interests' | 'course'> & { page: { path: string } }) {
  return (
    <Card tone="accent">
      <SideLeadForm
        path={page.path}
        interests={interests}
        course={course}
        onReady={(prefill) => openEnquiry({ variant: 'REGISTER', origin: 'side-card', prefill })}
      />
    </Card>
  );
}
