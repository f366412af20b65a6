import { Section, TickList } from '@prospectus/design-system';

import type { CompareData } from './compare-data.ts';

/** The choice of programmes: a plain form, whose answer is the address of the comparison. */
export function CompareForm({ choices, chosen }: { choices: CompareData['choices']; chosen: readonly string[] }) {
  return (
    <Section id="choose" tone="white" title="Choose programmes" data-print="no">
      <form method="get" action="/compare" aria-label="Programmes to compare">
        <TickList
          name="programs"
          action="Compare"
          help="Tick two to four: degrees and their specialisations, diplomas or certificates."
          defaultChosen={chosen}
          groups={choices}
        />
      </form>
    </Section>
  );
}
