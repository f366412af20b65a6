import {
  BadgeStrip,
  DataTable,
  EmptyState,
  Fold,
  formatRupees,
  Heading,
  Link,
  Section,
  Stack,
  Tabs,
  Text,
} from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import type { ProgramSections } from '@prospectus/contract';
import { CHARGES } from '@prospectus/contract/constants';

import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { api } from '../../lib/api.ts';
import { fromPlanFirst, type PaymentWay, waysToPay } from './ways.ts';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { ApplyAction } from '../../features/apply/ApplyAction.tsx';

/**
 * The fees, with a tab for international students if they have a plan (PAGE-18). That tab is preselected for a visitor
 * from abroad.
 */
export function FeesSection({ page, visitor, landing, tone }: ProgramSectionProps) {
  const { feePlans } = page.sections.fees;
  const audiences: Audience[] = feePlans.some(({ isInternational }) => isInternational)
    ? ['indian', 'international']
    : ['indian'];
  const [chosen, setChosen] = useState<string>();
  const abroad = useAbroad(audiences.length > 1);
  const isPreselected = abroad && chosen === undefined;
  return (
    <Section
      id="fees"
      tone={tone}
      title="What it costs in total"
      intro={
        feePlans.length > 2
          ? 'The total fee, and what you pay when, by plan.'
          : 'The total fee for the whole programme.'
      }
    >
      <Stack>
        <Tabs
          label="Who the fees are for"
          selectedId={chosen ?? (abroad ? 'international' : 'indian')}
          onChange={setChosen}
          tabs={audiences.map((audience) => ({
            id: audience,
            label: AUDIENCE[audience].tab,
            content: <FeePanel audience={audience} page={page} visitor={visitor} landing={landing} />,
          }))}
        />
        {isPreselected && (
          <Text size="small" tone="muted">
            You seem to be outside India, so we’re showing the fees for international students first.
          </Text>
        )}
        {!landing && (
          <Link href={`/family${page.program.path}`} standalone>
            For your family: one page to send or print
          </Link>
        )}
      </Stack>
    </Section>
  );
}

/** One call per page. */
let abroadCall: Promise<boolean> | undefined;

/**
 * Whether the visitor seems to be outside India, by the region of the network (§7); false until that is known. The API is
 * called only if `isNeeded`.
 */
function useAbroad(isNeeded: boolean): boolean {
  const [abroad, setAbroad] = useState(false);
  useEffect(() => {
    if (isNeeded) void (abroadCall ??= isAbroad()).then(setAbroad);
  }, [isNeeded]);
  return abroad;
}

const isAbroad = (): Promise<boolean> =>
  api('GET /region').then(
    ({ data: { country } }) => country !== '' && country !== 'India',
    () => false,
  );

type Props = Pick<ProgramSectionProps, 'page' | 'visitor' | 'landing'> & { audience: Audience };

/**
 * Plans with their payments for Indian or international students, and a table with the parts of each total. A landing page
 * has fewer notes (PAGE-08).
 */
export function FeePanel({ page, visitor, landing, audience }: Props) {
  const plans = fromPlanFirst(
    page.sections.fees.feePlans.filter((plan) => plan.isInternational === (audience === 'international')),
  );
  if (plans.length === 0) return <EmptyState icon="rupee" title={AUDIENCE[audience].empty} />;
  const notes = (
    <Stack gap={0.5}>
      {footnotes(audience, landing).map((note) => (
        <Text key={note} size="small" tone="muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
  const ways = waysToPay(plans);
  return (
    <Stack gap={3}>
      <PaymentTimeline
        plans={plans}
        ways={ways}
        label={`Plans for ${AUDIENCE[audience].tab}`}
        details={plans.map((plan, at) => (
          <PlanDetails key={plan.id || at} plan={plan} isSingle={plans.length === 1} page={page} visitor={visitor} />
        ))}
      />
      <Fold on="always" label="What each total is made of">
        <FullCost ways={ways} />
      </Fold>
      {notes}
    </Stack>
  );
}

type PlanDetailsProps = Pick<ProgramSectionProps, 'page' | 'visitor'> & {
  plan: ProgramSections['fees']['feePlans'][number];
  /** A single plan has room for a second button. */
  isSingle: boolean;
};

/** Contents of a plan, with buttons to apply. */
function PlanDetails({ plan, isSingle, page, visitor }: PlanDetailsProps) {
  const action = { origin: 'fees', fullWidth: true, visitor, program: page.program } as const;
  return (
    <Stack gap={2}>
      <BadgeStrip quiet label="What it includes" items={plan.keyHighlights.map((title) => ({ title }))} />
      <div data-print="no">
        <Stack gap={1.5}>
          <ApplyAction label="Enroll Now" {...action} />
          {isSingle && <ApplyAction label="Talk to our counsellor" variant="secondary" {...action} />}
        </Stack>
      </div>
    </Stack>
  );
}

/** The parts of the total of each way to pay: course fee, exam fee, EMI charges. */
function FullCost({ ways }: { ways: readonly PaymentWay[] }) {
  const hasCharges = ways.some(({ total, plan }) => total > plan.totalAmount);
  return (
    <Stack gap={1.5}>
      <Heading level={3} size="h4">
        The full cost, line by line
      </Heading>
      <DataTable
        caption="The full cost, line by line"
        captionHidden
        columns={[
          { key: 'way', label: 'Way to pay' },
          { key: 'total', label: 'Total', align: 'end' },
          ...PARTS.map((part) => ({ ...part, align: 'end' as const, optional: true })),
        ]}
        rows={ways.map(({ title, plan: { courseFee, examFee, totalAmount }, total }) => ({
          way: title,
          course: amount(courseFee),
          exam: amount(examFee),
          more: hasCharges ? (amount(total - totalAmount) ?? 'None') : undefined,
          total: <strong>{amount(total) ?? '–'}</strong>,
        }))}
      />
    </Stack>
  );
}

const amount = (rupees: number): string | undefined => (rupees > 0 ? formatRupees(rupees) : undefined);

// Columns without values are omitted.
const PARTS = [
  { key: 'course', label: 'Course fee' },
  { key: 'exam', label: 'Exam fee' },
  { key: 'more', label: 'EMI charges' },
];

type Audience = 'indian' | 'international';

/** Texts of each tab (§8). */
const AUDIENCE = {
  indian: { tab: 'Indian students', empty: 'No Plans Found For Indian Students' },
  international: { tab: 'International students', empty: 'No Plans Found For International Students' },
} as const satisfies Record<Audience, { tab: string; empty: string }>;

/** Charges below the plans (§9, PAGE-20); a landing page has only the first (PAGE-08). */
function footnotes(audience: Audience, landing = false): string[] {
  const registration = formatRupees(CHARGES.registration[audience]);
  const reappear = formatRupees(CHARGES.reappearExamPerSubject[audience]);
  const first = `The registration fee of ${registration} is included in semester 1 and is non-refundable.`;
  if (landing) return [first];
  return [
    first,
    `A re-appear exam costs ${reappear} per subject${audience === 'international' ? '*' : ''}.`,
    ...(audience === 'international' ? ['* other than MEA - African Students'] : []),
  ];
}
