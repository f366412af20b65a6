import type { ProgramPage } from '@prospectus/contract';
import type { LoaderFunctionArgs } from 'react-router';

import { lightestEmi } from '../../sections/program/fees/emi.ts';
import { isSlug, notFoundResult, orNull, type RenderDeps, visitorQuery } from '../page/loader-results.server.ts';
import { type FamilyData, familyPath, type Language } from './family-data.ts';

/** The sheet of the programme at `/family/{slug}` or `/family/{parent}/{slug}`; in Hindi below `/parivar`. */
export async function familyLoader({ params, request }: LoaderFunctionArgs, deps: RenderDeps, language: Language) {
  const { slug, parent } = params;
  if (!isSlug(slug) || (parent !== undefined && !isSlug(parent))) return notFoundResult();
  const read = await orNull(deps.api('programPage', { params: { slug }, query: { ...visitorQuery(deps), parent } }));
  // The API also finds a specialisation by its own name; its sheet is under its programme alone.
  const isHere = read && familyPath(language, read.data.program.path) === new URL(request.url).pathname;
  return isHere ? familyData(read.data, language, deps.publicUrl) : notFoundResult();
}

function familyData(page: ProgramPage, language: Language, publicUrl: string): FamilyData {
  const { program, sections } = page;
  const { about, structure, fees, certificate } = sections;
  const plans = fees.feePlans.filter(({ totalAmount }) => totalAmount > 0);
  const parent = program.is_specialisation_of ? program.parent_display_name : '';
  return {
    sheet: true,
    language,
    path: program.path,
    title: parent ? `${parent}: ${page.title}` : page.title,
    universityName: page.universityName,
    summary: program.short_description,
    award: program.label,
    duration: about.duration || program.duration,
    nextStart: about.next_start,
    intake: about.intake,
    eligibility: about.eligibility,
    mode: about.mode,
    semesters: structure.semesters.length,
    credits: structure.total_credits,
    plans: plans.filter(({ isInternational }) => !isInternational),
    total: leastTotal(plans, false),
    totalAbroad: leastTotal(plans, true),
    emi: lightestEmi(plans) ?? null,
    recognition: page.accreditation.map(({ title, alt_acc_img_name, link }) => ({
      title,
      text: alt_acc_img_name,
      link: link && new URL(link, publicUrl).href,
    })),
    certificate: firstParagraph(certificate?.certificate_disclaimer ?? ''),
    metadata: page.metadata,
  };
}

/** What everybody of an audience may choose; plans for some applicants only are left out. */
function leastTotal(plans: FamilyData['plans'], international: boolean): number | null {
  const totals = plans
    .filter((plan) => plan.isInternational === international && !plan.isRestricted)
    .map(({ totalAmount }) => totalAmount);
  return totals.length > 0 ? Math.min(...totals) : null;
}

/** Stored rich text has been cleaned, so that tags are all that is between its words. */
function firstParagraph(html: string): string {
  const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  return paragraph
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
}
