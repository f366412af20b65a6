import { Button, Callout, Section, Stack, Text } from '@prospectus/design-system';

import { usePageData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';

/** A demo of the external admission portal, in `local` mode only. */
export function AdmissionPortalRoute() {
  return usePageData() ? <DemoPortal /> : <NotFound />;
}

function DemoPortal() {
  return (
    <Section id="portal" headingLevel={1} size="text" eyebrow="Demonstration" title="Admission portal">
      <Stack gap={3}>
        <Callout tone="info" title="This is a demo page">
          The admission portal is a separate system. On a real site, this link takes you there.
        </Callout>
        <Text>There you’d sign in, fill in the form, upload your documents and pay the programme fee.</Text>
        <div>
          <Button href="/" variant="secondary">
            Back to the home page
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
