import {
  type DocumentName,
  HOME_SLUG,
  type HomePage,
  type ListedProgram,
  type PageSection,
  SECTION_LISTS,
} from '@prospectus/contract';
import { noCostEmi } from '@prospectus/contract/emi';

import { newestOf } from './changes.ts';
import { plainText } from './plain-text.ts';
import { siteFaqs } from './faqs.ts';
import { firstItem, items } from './items.ts';
import { marketing } from './marketing.ts';
import { type OwnWords, pageMetadata } from './page-metadata.ts';
import type { Content, Placed, PlacedPage } from './content.ts';
import { programCard, specialisationsOf } from './program-item.ts';
import { named, roots } from './programs.ts';
import { promotionalText } from './promotional-text.ts';
import { withFacts } from './with-facts.ts';

export const findPage = ({ pages }: Content, slug: string): PlacedPage | undefined =>
  pages.find(({ fields }) => fields.slug === slug);

/** Data of the home page, or of another page of the university; a list it has no section for is empty. */
export function homePage(content: Content, page: PlacedPage): HomePage {
  const { fields, path } = page;
  const { records } = content;
  const order = sectionsOf(page);
  const isHome = fields.slug === HOME_SLUG;
  const shown = <T>(section: PageSection, list: () => T[]): T[] => (order.includes(section) ? list() : []);
  const featured = named(content, fields.featured_programs);
  const around = marketing(content);
  return withFacts(content, {
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
    programs: isHome || order.includes('programs') ? roots(content).map((one) => listed(content, one)) : [],
    faqs: shown('faqs', () => siteFaqs(content)),
    sections: {
      ...sectionLists(content, order),
      featured: featured.map((one) => programCard(content, one)),
      vcMessage: order.includes('vc_message') ? firstItem(records['vc-message']) : null,
    },
    marketing: { ...around, testimonials: shown('testimonials', () => around.testimonials) },
    metadata: pageMetadata(content, path, pageWords(page)),
    updated_at: pageChanged(content, page),
  });
}

/** A programme in the list of all of them: its card, how it is paid by the month, and what it can be specialised in. */
const listed = (content: Content, one: Placed): ListedProgram => ({
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

/** When a page last changed: with what it shows of the site's lists, and its metadata. */
export function pageChanged(content: Content, page: PlacedPage): string {
  const shown = sectionsOf(page).flatMap((section) => LISTS[section]?.(content) ?? []);
  return newestOf(page, content.metadata.get(page.path), ...shown);
}

// A page whose sections nobody has chosen shows its text.
const sectionsOf = ({ fields }: PlacedPage): PageSection[] =>
  fields.sections.length > 0 ? [...new Set(fields.sections)] : ['hero', 'content'];

type Lists = Pick<HomePage['sections'], keyof typeof SECTION_LISTS>;

/** The records of the lists that the page has a section for. */
const sectionLists = ({ records }: Content, order: readonly PageSection[]): Lists =>
  Object.fromEntries(
    Object.entries(SECTION_LISTS).map(([name, { section, resource }]) => [
      name,
      order.includes(section) ? items<DocumentName>(records[resource]) : [],
    ]),
  ) as unknown as Lists;

type Dated = readonly { publishedAt: Date }[];
const LISTS: Partial<Record<PageSection, (content: Content) => Dated>> = {
  ...Object.fromEntries(
    Object.values(SECTION_LISTS).map(({ section, resource }) => [section, ({ records }: Content) => records[resource]]),
  ),
  ticker: ({ records }) => records['promotional-texts'],
  featured_programs: ({ records }) => records.program,
  programs: ({ records }) => records.program,
  testimonials: ({ records }) => records.testimonials,
  vc_message: ({ records }) => records['vc-message'],
  refer: ({ records }) => [
    ...records['pre-login-referral'],
    ...records['post-login-referral'],
    ...records['dashboard-access'],
  ],
  contact: ({ records }) => records['university-info'],
  faqs: ({ where }) => where('faqs', 'program', null),
  get_in_touch: ({ records }) => records['wide-banners'],
  career_banner: ({ records }) => records['wide-banners'],
  emi_banner: ({ records }) => records['wide-banners'],
  university: ({ records }) => records['university-info'],
};
