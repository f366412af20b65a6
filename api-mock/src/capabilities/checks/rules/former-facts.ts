import type { Found, Rule } from '../rule.ts';
import { textsOf } from '../rule.ts';
import type { CheckedDocument, Former, SiteFacts } from '../site-facts.ts';
import { leavesOf } from '../../../content/walk-fields.ts';
import { writtenAmounts, writtenDates } from '../written-facts.ts';

/** The programmes that a record is about: the one it names, or itself. */
const programsOf = ({ resource, id, fields }: CheckedDocument): string[] =>
  [resource.name === 'program' ? id : undefined, fields['program']].filter((one) => typeof one === 'string');

/**
 * Fees and dates that were written by hand and disagree with the programme since that was changed: in the record itself,
 * and for a programme in every record about it.
 */
export const formerFacts: Rule = (document, leaves, site) => {
  const own = programsOf(document).flatMap((program) =>
    formerIn(textsOf(leaves), site.former.get(program), { amount: 'FEE_FORMER', date: 'DATE_FORMER' }),
  );
  return document.resource.name === 'program' ? [...own, ...elsewhere(document, site)] : own;
};

function elsewhere(program: CheckedDocument, site: SiteFacts): Found[] {
  const former = site.former.get(program.id);
  return site.documents
    .filter((other) => other.id !== program.id && programsOf(other).includes(program.id))
    .flatMap((other) =>
      formerIn(textsOf(leavesOf(other.resource.schema, other.fields)), former, {
        amount: 'FEE_FORMER_ELSEWHERE',
        date: 'DATE_FORMER_ELSEWHERE',
      }).map((found) => ({ ...found, in: other })),
    );
}

function formerIn(
  texts: readonly { path: string; text: string }[],
  former: Former | undefined,
  codes: { amount: Found['code']; date: Found['code'] },
): Found[] {
  if (!former) return [];
  return texts.flatMap(({ path, text }) => [
    ...writtenAmounts(text)
      .filter(({ amount }) => former.amounts.has(amount))
      .map(({ written }) => ({ code: codes.amount, path, values: { written, program: former.title } })),
    ...writtenDates(text)
      .filter((date) => former.dates.has(date))
      .map((written) => ({ code: codes.date, path, values: { written, program: former.title } })),
  ]);
}
