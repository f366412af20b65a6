import type { ProgramItem, ProgramPage } from '@prospectus/contract';
import { emiCost, formatEmiOption, cheapestEmi } from '@prospectus/contract/emi';
import { cheapestPlan } from '@prospectus/contract/fees';
import { startText } from '@prospectus/contract/intakes';
import { redirect } from 'react-router';

import { orNull, type RenderDeps, visitorQuery } from '../page/loader-results.server.ts';
import { COMPARED, type Compared, type CompareData, comparedSlugs, comparePath } from './compare-query.ts';

export async function compareLoader(
  { request }: { request: Request },
  deps: RenderDeps,
): Promise<CompareData | Response> {
  const { searchParams } = new URL(request.url);
  const requested = comparedSlugs(searchParams).slice(0, COMPARED.max + 1);
  // A form sends one parameter per programme; the address to share is a list. It has the parameter even if it is empty,
  // because a redirect keeps the parameters that its target does not set.
  if (searchParams.getAll('programs').length > 1) return redirect(`/compare?programs=${requested.join(',')}`);
  const [list, metadata, ...pages] = await Promise.all([
    deps.api('GET /program'),
    deps.api('GET /metadata/slug/:slug', { params: { slug: 'compare' } }),
    ...requested
      .slice(0, COMPARED.max)
      .map((slug) => orNull(deps.api('GET /programpage/:slug', { params: { slug }, query: visitorQuery(deps) }))),
  ]);
  const programs = pages.flatMap((page) => (page ? [compared(page.data)] : []));
  const levels = [...Map.groupBy(list.data, ({ label }) => label)];
  return {
    metadata: metadata.data,
    choices: levels.map(([label, items]) => ({
      label,
      options: items.map(({ slug, display_name }) => ({ value: slug, label: display_name })),
    })),
    pairs: programs.length > 0 ? [] : levels.flatMap(([label, items]) => pairOf(label, items)),
    programs,
    requested: requested.length,
    slugs: programs.map(({ slug }) => slug),
  };
}

/** The first two programmes of a level, without specialisations. */
function pairOf(label: string, programs: readonly ProgramItem[]): CompareData['pairs'] {
  const [first, second] = programs.filter(({ is_specialisation }) => is_specialisation !== '1');
  if (!first || !second) return [];
  const nameOf = ({ display_short_name, display_name }: ProgramItem) => display_short_name || display_name;
  return [{ label, titles: `${nameOf(first)} or ${nameOf(second)}`, path: comparePath([first.slug, second.slug]) }];
}

function compared({ program, sections, accreditation }: ProgramPage): Compared {
  const { about, structure, fees, electives } = sections;
  const plans = fees.feePlans.filter(({ totalAmount }) => totalAmount > 0);
  const lowestTotal = (international: boolean) => cheapestPlan(plans, international)?.totalAmount ?? null;
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
    feeIndian: lowestTotal(false),
    feeInternational: lowestTotal(true),
    byMonth: byMonth ? { figures: formatEmiOption(byMonth), cost: emiCost(byMonth) } : null,
    plans: [...new Set(plans.filter(({ isInternational }) => !isInternational).map(({ title }) => title))],
  };
}
