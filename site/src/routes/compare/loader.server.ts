import type { ProgramItem, ProgramPage } from '@prospectus/contract';
import { emiCost, formatEmiOption, cheapestEmi } from '@prospectus/contract/emi';
import { cheapestPlan } from '@prospectus/contract/fees';
import { startText } from '@prospectus/contract/intakes';
import { redirect } from 'react-router';

import { orNull, type RenderDeps, visitorQuery } from '../page/loader-results.server.ts';
import { comparedSlugs, COMPARED, comparePath } from './compare-query.ts';
import type { Compared, CompareData } from './compare-data.ts';

/** Two to four programmes, named by the address, side by side; and all there are, to choose from. */
export async function compareLoader(
  { request }: { request: Request },
  deps: RenderDeps,
): Promise<CompareData | Response> {
  const { searchParams } = new URL(request.url);
  const asked = comparedSlugs(searchParams).slice(0, COMPARED.most + 1);
  // A form without script names them one by one; the address to share lists them. It names the parameter even without a
  // programme: a redirect keeps what came of all that its target does not name.
  if (searchParams.getAll('programs').length > 1) return redirect(`/compare?programs=${asked.join(',')}`);
  const [list, metadata, ...pages] = await Promise.all([
    deps.api('GET /program'),
    deps.api('GET /metadata/slug/:slug', { params: { slug: 'compare' } }),
    ...asked
      .slice(0, COMPARED.most)
      .map((slug) => orNull(deps.api('GET /programpage/:slug', { params: { slug }, query: visitorQuery(deps) }))),
  ]);
  const found = pages.flatMap((read) => (read ? [compared(read.data)] : []));
  const levels = [...Map.groupBy(list.data, ({ label }) => label)];
  return {
    metadata: metadata.data,
    choices: levels.map(([label, programs]) => ({
      label,
      options: programs.map(({ slug, display_name }) => ({ value: slug, label: display_name })),
    })),
    pairs: found.length > 0 ? [] : levels.flatMap(([label, programs]) => pairOf(label, programs)),
    programs: found,
    asked: asked.length,
    slugs: found.map(({ slug }) => slug),
  };
}

/** The first two programmes of a level; a specialisation belongs to one of them. */
function pairOf(label: string, programs: readonly ProgramItem[]): CompareData['pairs'] {
  const [one, other] = programs.filter(({ is_specialisation }) => is_specialisation !== '1');
  if (!one || !other) return [];
  const nameOf = ({ display_short_name, display_name }: ProgramItem) => display_short_name || display_name;
  return [{ label, titles: `${nameOf(one)} or ${nameOf(other)}`, path: comparePath([one.slug, other.slug]) }];
}

/** What a programme is compared by. */
function compared({ program, sections, accreditation }: ProgramPage): Compared {
  const { about, structure, fees, electives } = sections;
  const plans = fees.feePlans.filter(({ totalAmount }) => totalAmount > 0);
  const least = (international: boolean) => cheapestPlan(plans, international)?.totalAmount ?? null;
  const byMonth = cheapestEmi(plans);
  return {
    slug: program.slug,
    path: program.path,
    name: program.display_name,
    label: program.label,
    duration: about.duration || program.duration,
    eligibility: about.eligibility,
    mode: about.mode,
    nextStart: startText(about),
    semesters: structure.semesters.length,
    credits: structure.total_credits,
    electives: electives.length,
    specialisations: program.specialisations.map(
      ({ display_short_name, display_name }) => display_short_name || display_name,
    ),
    recognition: accreditation.map(({ title }) => title),
    feeIndian: least(false),
    feeInternational: least(true),
    byMonth: byMonth ? { figures: formatEmiOption(byMonth), cost: emiCost(byMonth) } : null,
    plans: [...new Set(plans.filter(({ isInternational }) => !isInternational).map(({ title }) => title))],
  };
}
