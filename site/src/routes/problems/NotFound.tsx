import { Button, Grid, Hero, LinkCard, Section } from '@prospectus/design-system';

import { useRootData } from '../page/page-data.ts';
import lostStar from './lost-star.svg?no-inline';

/** The 404 page: a link home, and popular pages that are published. */
export function NotFound() {
  const header = useRootData()?.frame.header ?? [];
  const published = new Set(header.flatMap(({ href, items = [] }) => [href, ...items.map((item) => item.href)]));
  return (
    <>
      <section id="not-found" aria-label="Page not found">
        <Hero
          seed="not-found"
          eyebrow="Error 404"
          title="We can’t find this page"
          lead="We might have moved it, or there’s a typo in the address."
          window={{ src: lostStar, alt: '', width: 400, height: 520 }}
          actions={
            <Button href="/" size="large">
              Go to the home page
            </Button>
          }
        />
      </section>
      <Section id="ways" tone="white" title="What people look for">
        <Grid as="ul" min={350}>
          {POPULAR_PAGES.filter(({ href, always }) => always || published.has(href)).map(
            ({ title, href, description, icon }) => (
              <li key={href}>
                <LinkCard title={title} href={href} description={description} icon={icon} />
              </li>
            ),
          )}
        </Grid>
      </Section>
    </>
  );
}

const POPULAR_PAGES = [
  {
    title: 'All programmes',
    href: '/programmes',
    description: 'Degrees, diplomas and certificates, with fees and starting dates.',
    icon: 'book',
  },
  {
    title: 'Class schedule',
    href: '/live-lecture',
    description: 'Live classes by course, semester and batch.',
    icon: 'calendar',
  },
  {
    title: 'My enquiry',
    href: '/my-enquiry',
    description: 'Your enquiry, and how we may contact you.',
    icon: 'person',
    always: true,
  },
];
