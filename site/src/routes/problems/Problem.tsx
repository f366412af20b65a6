import { Button, Container, ErrorState, Section } from '@prospectus/design-system';

/** A failure of the server (502, 503) or in the browser; the link reloads the page. */
export function Problem() {
  return (
    <Section id="problem" headingLevel={1} size="text" title="We couldn’t show this page">
      <ErrorState
        headingLevel={2}
        title="This page didn’t load"
        text="The problem is on our side and usually goes away in a minute. What you entered on other pages is safe."
        action={
          <Button href="" variant="secondary" startIcon="refresh">
            Try again
          </Button>
        }
      />
    </Section>
  );
}

/** The same without the frame. */
export function BareProblem() {
  return (
    <main id="main">
      <Container>
        <Problem />
      </Container>
    </main>
  );
}
