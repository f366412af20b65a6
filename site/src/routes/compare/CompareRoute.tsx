import { Banner, Button, Callout, EmptyState, Section, Stack } from '@prospectus/design-system';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import { useVisitor } from '../../features/visitor/index.ts';
import { openerProps } from '../../lib/openers.ts';
import { usePageData } from '../page/page-data.ts';
import { COMPARED } from './compare-query.ts';
import { CompareForm } from './CompareForm.tsx';
import { CompareStart } from './CompareStart.tsx';
import { CompareTables } from './CompareTables.tsx';
import type { CompareData } from './compare-data.ts';

/** Two to four programmes side by side: by its address shareable, printable, and without script a plain form. */
export function CompareRoute() {
  const data = usePageData<CompareData>();
  const { verified } = useVisitor();
  if (!data) return null;
  const { programs, asked } = data;
  const enough = programs.length >= COMPARED.least;
  return (
    <>
      <Section
        id="compare"
        headingLevel={1}
        title="Compare programmes"
        intro={
          enough
            ? 'Share this link and your family will see the same comparison.'
            : 'See duration, eligibility, recognition, fees and monthly payments side by side.'
        }
        action={
          enough ? (
            <div data-print="no">
              <Stack direction="row" gap={1.5}>
                <Button variant="secondary" href="#choose">
                  Change programmes
                </Button>
                <Button variant="secondary" onClick={() => window.print()}>
                  Print
                </Button>
              </Stack>
            </div>
          ) : undefined
        }
      >
        <Stack gap={3}>
          {asked > COMPARED.most && <Callout>You can compare up to four programmes. Here are the first four.</Callout>}
          {asked > programs.length && asked <= COMPARED.most && (
            <Callout tone="warning">We no longer offer some of the programmes in this link.</Callout>
          )}
          {enough && <CompareTables programs={programs} visitor={{ verified }} />}
          {programs.length === 1 && (
            <EmptyState
              icon="book"
              headingLevel={2}
              title="Choose one more programme"
              text="Tick it below to see the two side by side."
            />
          )}
          {programs.length === 0 && <CompareStart pairs={data.pairs} />}
        </Stack>
      </Section>
      {enough && !verified && (
        <Banner
          id="get-in-touch"
          seed="compare"
          title="Still choosing between them?"
          text="Ask a counsellor which one suits your work, your marks and your budget. The call is free."
          action={
            <ApplyAction
              label="Talk to our counsellor"
              origin="get-in-touch"
              size="large"
              visitor={{ verified }}
              open={openerProps}
            />
          }
        />
      )}
      <CompareForm choices={data.choices} chosen={data.slugs} />
    </>
  );
}
