import type { ProgramPage } from '@prospectus/contract';
import { startingPlan, cheapestPlan } from '@prospectus/contract/fees';
import { dayAndMonth, dayText, type Intake } from '@prospectus/contract/intakes';
import { type HeroFact, Link, Price } from '@prospectus/design-system';

/**
 * What a visitor wants to know at once (look: first screen); what is not known is left out. When classes are held is told
 * in the section about the programme, and here where the page has none or folds it.
 */
export function firstScreenFacts(page: ProgramPage, landing: boolean): HeroFact[] {
  const { duration, eligibility, mode, next_start, intake, description, keyContent } = page.sections.about;
  const wholeMode = landing || (description === '' && keyContent.length === 0);
  return [
    { label: 'Duration', icon: 'clock', value: duration },
    { label: 'Next start', icon: 'calendar', ...(intake ? datesOf(intake) : { value: next_start }) },
    ...totalFee(page),
    { label: 'Mode', icon: 'laptop', ...headAndRest(mode, wholeMode) },
    { label: 'Who can apply', icon: 'check', value: eligibility, wide: true },
  ].filter(({ value }) => value !== '');
}

const datesOf = ({ starts_on, apply_by }: Intake): Pick<HeroFact, 'value' | 'note'> => ({
  value: dayText(starts_on),
  note: `Apply by ${dayAndMonth(apply_by)}`,
});

/** The least that anybody in India pays in all, and the way to what is in it. */
function totalFee({ sections }: ProgramPage): HeroFact[] {
  const least = cheapestPlan(sections.fees.feePlans);
  if (!least) return [];
  return [
    {
      label: startingPlan(sections.fees.feePlans) ? 'Total fee, from' : 'Total fee',
      icon: 'rupee',
      value: <Price amount={least.totalAmount} />,
      note: (
        <Link href="#fees" standalone>
          What it includes
        </Link>
      ),
    },
  ];
}

/** 'Online: live at weekends' reads as a value, and a note under it where it is wanted. */
function headAndRest(text: string, withRest: boolean): Pick<HeroFact, 'value' | 'note'> {
  const [, head, rest] = /^(.+?): (.+)$/.exec(text) ?? [];
  if (!head || !rest) return { value: text };
  return { value: head, ...(withRest && { note: rest.charAt(0).toLocaleUpperCase('en') + rest.slice(1) }) };
}
