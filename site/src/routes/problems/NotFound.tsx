import { Button, Link, Section, Stack, Text } from '@prospectus/design-system';

import { useRootData } from '../page/page-data.ts';
import { programLinks } from '../shell/navigation.ts';

/** Nothing at this address (404): ways on. */
export function NotFound() {
  const programs = programLinks(useRootData()?.frame.header ?? []).slice(0, 8);
  return (
    <Section
      id="not-found"
      headingLevel={1}
      size="text"
      eyebrow="Error 404"
      title="We can’t find this page"
      intro="We might have moved it, or there’s a typo in the address."
    >
      <Stack gap={3}>
        <div>
          <Button href="/" variant="secondary">
            Go to the home page
          </Button>
        </div>
        {programs.length > 0 && (
          <nav aria-label="Programmes">
            <Text>Or go straight to a programme:</Text>
            <ul>
              {programs.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Stack>
    </Section>
  );
}
