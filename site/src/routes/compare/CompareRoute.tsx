import {
  Banner,
  Button,
  Callout,
  EmptyState,
  Grid,
  Heading,
  IconList,
  LinkCard,
  Section,
  Stack,
  TickList,
} from '@prospectus/design-system';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { usePageData } from '../page/page-data.ts';
import { COMPARED, type CompareData } from './compare-query.ts';
import { CompareTables } from './CompareTables.tsx';

/** Two to four programmes side by side, by the address of the page; works without JavaScript. */
export function CompareRoute() {
  const data = usePageData<CompareData>();
  const { verified } = useVisitor();
  if (!data) return null;
  const { programs, requested } = data;
  const isComparison = programs.length >= COMPARED.min;
  return (
    <>
      <Section
        id="compare"
        headingLevel={1}
        title="Compare programmes"
        intro={
          isComparison
            ? 'Share this link and your family will see the same comparison.'
            : 'See duration, eligibility, recognition, fees and monthly payments side by side.'
        }
        action={
          isComparison ? (
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
          {requested > COMPARED.max && (
            <Callout>You can compare up to four programmes. Here are the first four.</Callout>
          )}
          {requested > programs.length && requested <= COMPARED.max && (
            <Callout tone="warning">We no longer offer some of the programmes in this link.</Callout>
          )}
          {isComparison && <CompareTables programs={programs} visitor={{ verified }} />}
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
      {isComparison && !verified && (
        <Banner
          id="get-in-touch"
          seed="compare"
          title="Still choosing between them?"
          text="Ask a counsellor which one suits your work, your marks and your budget. The call is free."
          action={
            <ApplyAction label="Talk to our counsellor" origin="get-in-touch" size="large" visitor={{ verified }} />
          }
        />
      )}
      <CompareForm choices={data.choices} chosen={data.slugs} />
    </>
  );
}

/** A GET form, so that the comparison has its own address. */
function CompareForm({ choices, chosen }: { choices: CompareData['choices']; chosen: readonly string[] }) {
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

/** Shown before anything is chosen: criteria, and pairs to start from. */
export function CompareStart({ pairs }: Pick<CompareData, 'pairs'>) {
  return (
    <Stack gap={4}>
      <IconList items={CRITERIA} min={300} />
      {pairs.length > 0 && (
        <Stack gap={2}>
          <Heading level={2} size="h4">
            Popular comparisons
          </Heading>
          <Grid as="ul" min={250}>
            {pairs.map(({ label, titles, path }) => (
              <li key={path}>
                <LinkCard title={titles} description={label} href={path} icon="book" />
              </li>
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
}

const CRITERIA = [
  { icon: 'rupee', title: 'What you pay', description: 'The total fee, and what it comes to each month.' },
  { icon: 'check', title: 'Whether you can apply', description: 'Your last exam, your marks and your subjects.' },
  { icon: 'clock', title: 'When you can study', description: 'How long it takes, and which days have live classes.' },
];
