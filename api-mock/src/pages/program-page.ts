import type { ProgramPage } from '@prospectus/contract';

import { university } from '../db/seed/index.ts';
import { programItem, specialisationItem } from './program-item.ts';
import { featured, programSections } from './program-sections.ts';
import type { Placed, Snapshot } from './snapshot.ts';

/** The page of a slug: a root page first, else a specialisation; with `parent`, the specialisation under that one alone. */
export function findPage({ programs }: Snapshot, slug: string, parent: string | undefined): Placed | undefined {
  const named = programs.filter(({ program }) => program.slug === slug);
  if (parent) return named.find((page) => page.parent?.program.slug === parent);
  return named.find((page) => !page.parent) ?? named[0];
}

/** A programme's page data (ENT-08). */
export function programPage(content: Snapshot, page: Placed): ProgramPage {
  const { program } = page;
  const item = programItem(page);
  return {
    pageCategory: 'program_page',
    universityName: university.name,
    is_specialisation: item.is_specialisation,
    program: {
      ...item,
      program_code: program.program_code,
      erp_unicode: program.erp_unicode,
      specialisations: content.programs.filter(({ parent }) => parent?.id === page.id).map(specialisationItem),
    },
    title: program.display_name,
    headline: program.headline,
    short_title: item.display_short_name,
    images: program.images.map(({ image }) => image),
    alternateImageNames: program.images.map(({ alt }) => alt),
    accreditation: program.accreditation,
    brochure: program.brochure_pdf,
    batchText: program.batch_text,
    promotionalText: program.promotional_text || university.promotionalText,
    banner_additional_info: program.banner_additional_info,
    banner2_additional_info: program.banner2_additional_info,
    banner3_additional_info: program.banner3_additional_info,
    key_highlights: program.highlights.map(({ title }) => title).join(', '),
    key_highlights_value: program.highlights.map(({ value }) => value).join(','),
    keypoints: program.key_points.map(({ title }) => title),
    keypoint_icons: program.key_points.map(({ icon }) => icon),
    featuredPrograms: featured(content, program).map((one) => one.program.slug),
    sections: programSections(content, page),
    metadata: {
      title: `${page.parent ? `${program.display_name}, ${page.parent.program.display_name}` : program.display_name} | ${university.name}`,
      description: program.short_description,
      'og:image': program.images[0]?.image || program.program_thumbnail,
    },
    updated_at: newest(content, page),
  };
}

/** When the page last changed: its own publication, or that of a question on it. */
export function newest({ faqs }: Snapshot, page: Placed): string {
  const own = faqs.filter(({ faq }) => !faq.program || faq.program === page.id || faq.program === page.parent?.id);
  return new Date(
    Math.max(page.publishedAt.getTime(), ...own.map(({ publishedAt }) => publishedAt.getTime())),
  ).toISOString();
}
