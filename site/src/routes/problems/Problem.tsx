import { Button, Container, ErrorState, Section } from '@prospectus/design-system';

/** Something failed on our side (502, 503) or in the browser: what happened, and the way on. The link is the retry. */
export function Problem() {
  return (
    <Section id="problem" headingLevel={1} size="text" title="We could not show this page">
      <ErrorState
        headingLevel={2}
        title="The page did not arrive"
        text="This is a fault on our side and usually passes within a minute. Nothing you entered elsewhere on the site is lost."
        action={
          <Button href="" variant="secondary" startIcon="refresh">
            Try again
          </Button>
        }
      />
    </Section>
  );
}

/** The same where even the page's frame could not be read. */
export function BareProblem() {
  return (
    <main id="main">
      <Container>
        <Problem />
      </Container>
    </main>
  );
}
