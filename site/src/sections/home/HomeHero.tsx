import type { HomePage } from '@prospectus/contract';
import { Button, Hero, Ticker } from '@prospectus/design-system';

import { ApplyAction } from '../ApplyAction.tsx';
import type { EnquiryOpener, Visitor } from '../section-props.ts';
import { programGroups } from './programGroups.ts';

/** Props of the home page's sections. */
export type HomeSectionProps = { page: HomePage; visitor: Visitor; open: EnquiryOpener };

/** Who we are, what there is to study, and the two ways on. */
export function HomeHero({ page, visitor, open }: HomeSectionProps) {
  return (
    <section id="banner" aria-label={page.title}>
      {page.promotionalText && <Ticker text={page.promotionalText} />}
      <Hero
        title={page.title}
        seed="home"
        lead={page.short_description}
        facts={programGroups(page.programs).map(({ label, programs }) => ({
          label,
          value: `${programs.length} to choose from`,
        }))}
        actions={
          <>
            <Button size="large" href="#programmes">
              See the programmes
            </Button>
            <ApplyAction
              label="Talk to our counsellor"
              origin="home-banner"
              size="large"
              variant="secondary"
              visitor={visitor}
              open={open}
            />
          </>
        }
      />
    </section>
  );
}
