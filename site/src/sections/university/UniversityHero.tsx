import { Breadcrumbs, Button, Card, Hero } from '@prospectus/design-system';

import { ApplyAction } from '../ApplyAction.tsx';
import type { UniversitySectionProps } from '../section-props.ts';
import { HeroSlides } from './HeroSlides.tsx';

/** The first screen of a page of the university: what it is about, and the ways on. */
export function UniversityHero({ page, visitor, open, inlineForm, campaign }: UniversitySectionProps) {
  const isHome = page.path === '/';
  const [first] = page.hero;
  return (
    <section id="banner" aria-label={page.title}>
      <Hero
        title={page.title}
        seed={page.slug}
        lead={page.short_description}
        eyebrow={
          isHome ? undefined : (
            <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: page.short_title || page.title }]} />
          )
        }
        picture={first?.image && !inlineForm ? { src: first.image, alt: first.alt } : undefined}
        actions={
          isHome ? (
            <>
              {!campaign && (
                <Button size="large" href="/programmes">
                  See the programmes
                </Button>
              )}
              <ApplyAction
                label="Talk to our counsellor"
                origin="home-banner"
                size="large"
                variant={campaign ? 'primary' : 'secondary'}
                visitor={visitor}
                open={open}
              />
            </>
          ) : undefined
        }
        aside={
          inlineForm && !visitor.verified ? (
            <Card tone="accent" data-print="no">
              {inlineForm}
            </Card>
          ) : undefined
        }
      />
      {!campaign && page.hero.length > 0 && <HeroSlides slides={page.hero} />}
    </section>
  );
}
