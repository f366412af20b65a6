import { Button, Callout, Section, Stack, Text } from '@prospectus/design-system';

import { usePageData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';

/** Replaces the external admission portal in `local` mode, so that 'Continue Application' has a page. */
export function AdmissionPortalRoute() {
  return usePageData() ? <StandIn /> : <NotFound />;
}

function StandIn() {
  return (
    <Section id="portal" headingLevel={1} size="text" eyebrow="Demonstration" title="Admission portal">
      <Stack gap={3}>
        <Callout tone="info" title="This is a stand-in">
          The admission portal is a system of its own. In a real installation this address leads there.
        </Callout>
        <Text>An applicant would sign in here, fill in the form, upload documents and pay the programme fee.</Text>
        <div>
          <Button href="/" variant="secondary">
            Back to the home page
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
