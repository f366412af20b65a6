import type { ProgramPage } from '@prospectus/contract';

import { programChanged } from './changes.ts';
import { items, marketing, promotionalText } from './site-lists.ts';
import { type OwnWords, pageMetadata } from './page-metadata.ts';
import type { Content, PlacedProgram } from './content.ts';
import { programItem } from './program-item.ts';
import { programSections } from './program-sections.ts';
import { programsById } from './programs.ts';
import { batchText } from './next-start.ts';

/** A programme's page data (ENT-08). */
export function programPage(content: Content, page: PlacedProgram): ProgramPage {
  const { program } = page;
  const item = programItem(content, page);
  return content.media.asSent({
    pageCategory: 'program_page',
    universityName: content.university.name,
    is_specialisation: item.is_specialisation,
    program: { ...item, program_code: program.program_code, erp_unicode: program.erp_unicode },
    title: program.display_name,
    headline: program.headline,
    short_title: item.display_short_name,
    images: program.images.map(({ image }) => image),
    alternateImageNames: program.images.map(({ alt }) => alt),
    accreditation: program.accreditation.map((badge) => ({ ...badge, ...evidenceOf(content, badge.title) })),
    brochure: item.brochure_pdf,
    batchText: batchText(content, page, program.batch_text),
    promotionalText: program.promotional_text || promotionalText(content).text,
    banner_additional_info: program.banner_additional_info,
    banner2_additional_info: program.banner2_additional_info,
    banner3_additional_info: program.banner3_additional_info,
    key_highlights: program.highlights.map(({ title }) => title).join(', '),
    key_highlights_value: program.highlights.map(({ value }) => value).join(','),
    keypoints: program.key_points.map(({ title }) => title),
    keypoint_icons: program.key_points.map(({ icon }) => icon),
    featuredPrograms: programsById(content, program.featured_programs).map((featured) => featured.program.slug),
    sections: programSections(content, page),
    hindi: { short_description: program.short_description_hindi, eligibility: program.eligibility_hindi },
    marketing: marketing(content, page),
    metadata: pageMetadata(content, page.path, programWords(page)),
    updated_at: programChanged(content, page),
  });
}

function evidenceOf({ records }: Content, title: string): { link: string; letter?: string } {
  const known = items(records.accreditations).find((badge) => badge.title === title);
  return { link: known?.link ?? '', ...(known?.letter && { letter: known.letter }) };
}

/** A programme's own title and description, where staff have written no metadata. */
export const programWords = ({ program, parent }: PlacedProgram): OwnWords => ({
  title: parent ? `${program.display_name}, ${parent.program.display_name}` : program.display_name,
  description: program.short_description,
  image: program.images[0]?.image || program.program_thumbnail,
});
