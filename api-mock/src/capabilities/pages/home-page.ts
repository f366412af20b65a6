import {
  type DocumentName,
  HOME_SLUG,
  type HomePage,
  type ListedProgram,
  type PageSection,
  SECTION_SOURCES,
  sectionLists,
} from '@prospectus/contract';
import { noCostEmi } from '@prospectus/contract/emi';

import { newestOf } from './changes.ts';
import { type OwnWords, pageMetadata, plainText } from './page-metadata.ts';
import { firstItem, items, marketing, promotionalText, siteFaqs } from './site-lists.ts';
import type { Content, PlacedProgram, PlacedPage } from './content.ts';
import { programCard, specialisationsOf } from './program-item.ts';
import { programsById, roots } from './programs.ts';

export const findPage = ({ pages }: Content, slug: string): PlacedPage | undefined =>
  pages.find(({ fields }) => fields.slug === slug);

/** Data of the home page or another page of the university; a list without a section is empty. */
export function homePage(content: Content, page: PlacedPage): HomePage {
  const { fields, path } = page;
  const { records } = content;
  const order = sectionsOf(page);
  const isHome = fields.slug === HOME_SLUG;
  const shown = <T>(section: PageSection, list: () => T[]): T[] => (order.includes(section) ? list() : []);
  const featured = programsById(content, fields.featured_programs);
  const around = marketing(content);
  return content.media.asSent({
    pageCategory: isHome ? 'home_page' : 'university_page',
    universityName: content.university.name,
    is_specialisation: '0',
    slug: fields.slug,
    path,
    title: fields.title,
    headline: '',
    short_title: fields.short_title || fields.title,
    short_description: fields.summary,
    images: fields.hero.map(({ image }) => image),
    alternateImageNames: fields.hero.map(({ alt }) => alt),
    accreditation: shown('accreditations', () =>
      items(records.accreditations).map(({ id, title, badge, alt_acc_img_name, link }) => ({
        id,
        title,
        badge,
        alt_acc_img_name,
        link,
      })),
    ),
    brochure: '',
    batchText: '',
    promotionalText: promotionalText(content).text,
    banner_additional_info: '',
    banner2_additional_info: '',
    banner3_additional_info: '',
    key_highlights: '',
    key_highlights_value: '',
    keypoints: [],
    keypoint_icons: [],
    featuredPrograms: featured.map(({ program }) => program.slug),
    bg_image: fields.bg_image,
    alt_bg_image_name: fields.alt_bg_image_name,
    hero: fields.hero,
    content: fields.content,
    order,
    programs: isHome || order.includes('programs') ? roots(content).map((program) => listed(content, program)) : [],
    faqs: shown('faqs', () => siteFaqs(content)),
    sections: {
      ...listsOf(content, order),
      featured: featured.map((program) => programCard(content, program)),
      vcMessage: order.includes('vc_message') ? firstItem(records['vc-message']) : null,
    },
    marketing: { ...around, testimonials: shown('testimonials', () => around.testimonials) },
    metadata: pageMetadata(content, path, pageWords(page)),
    updated_at: pageChanged(content, page),
  });
}

/** A programme in the list of all programmes: its card, monthly payment and specialisations. */
const listed = (content: Content, one: PlacedProgram): ListedProgram => ({
  ...programCard(content, one),
  emi: noCostEmi(one.program.fee_plans) ?? null,
  specialisations: specialisationsOf(content, one).map(({ display_short_name, path }) => ({
    name: display_short_name,
    path,
  })),
});

/** A page's own title and description, where staff have written no metadata. */
export const pageWords = ({ fields }: PlacedPage): OwnWords => ({
  title: fields.title,
  description: fields.summary || plainText(fields.content),
  ...(fields.hero[0] && { image: fields.hero[0].image }),
});

/** The time of the last change of a page, the site's lists on it, or its metadata. */
export function pageChanged(content: Content, page: PlacedPage): string {
  const { records, where } = content;
  const shown = sectionsOf(page).flatMap((section): readonly { publishedAt: Date }[] =>
    section === 'faqs'
      ? where('faqs', 'program', null)
      : SECTION_SOURCES[section].records.flatMap((name): readonly { publishedAt: Date }[] => records[name]),
  );
  return newestOf(page, content.metadata.get(page.path), ...shown);
}

// By default a page shows its text.
const sectionsOf = ({ fields }: PlacedPage): PageSection[] =>
  fields.sections.length > 0 ? [...new Set(fields.sections)] : ['hero', 'content'];

type Lists = Pick<HomePage['sections'], keyof typeof sectionLists>;

/** The records of the lists that have a section on the page. */
const listsOf = ({ records }: Content, order: readonly PageSection[]) =>
  Object.fromEntries(
    Object.entries(sectionLists).map(([list, { name, section }]) => [
      list,
      order.includes(section.id) ? items(records[name as DocumentName]) : [],
    ]),
  ) as Record<string, unknown> as Lists;
