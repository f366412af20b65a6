import { type Problem, type Rule, textsOf } from '../rule.ts';
import type { Former, SiteFacts } from '../site-facts.ts';
import type { WorkingDocument } from '../../../content/record.ts';
import { leavesOf } from '../../../content/walk-fields.ts';
import { writtenAmounts, writtenDates } from '../written-facts.ts';

/** The programmes of a record: the one that it refers to, or itself. */
const programsOf = ({ resource, id, fields }: WorkingDocument): string[] =>
  [resource.name === 'program' ? id : undefined, fields['program']].filter((program) => typeof program === 'string');

/**
 * Fees and dates in texts that the programme no longer has: in the record itself and, for a programme, in every record
 * that belongs to it.
 */
export const formerFacts: Rule = (document, leaves, site) => {
  const own = programsOf(document).flatMap((program) =>
    formerIn(textsOf(leaves), site.former.get(program), { amount: 'FEE_FORMER', date: 'DATE_FORMER' }),
  );
  return document.resource.name === 'program' ? [...own, ...elsewhere(document, site)] : own;
};

function elsewhere(program: WorkingDocument, site: SiteFacts): Problem[] {
  const former = site.former.get(program.id);
  return site.documents
    .filter((other) => other.id !== program.id && programsOf(other).includes(program.id))
    .flatMap((other) =>
      formerIn(textsOf(leavesOf(other.resource.schema, other.fields)), former, {
        amount: 'FEE_FORMER_ELSEWHERE',
        date: 'DATE_FORMER_ELSEWHERE',
      }).map((problem) => ({ ...problem, in: other })),
    );
}

function formerIn(
  texts: readonly { path: string; text: string }[],
  former: Former | undefined,
  codes: { amount: Problem['code']; date: Problem['code'] },
): Problem[] {
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
