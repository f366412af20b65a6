import { HOME_SLUG, type HomePage, type PageSection } from '@prospectus/contract';

import { newestOf } from './changes.ts';
import { plainText } from './plain-text.ts';
import { siteFaqs } from './faqs.ts';
import { firstItem, items } from './items.ts';
import { marketing } from './marketing.ts';
import { type OwnWords, pageMetadata } from './page-metadata.ts';
import type { PlacedPage } from './places.ts';
import { programCard } from './program-item.ts';
import { named, roots } from './programs.ts';
import { promotionalText } from './promotional-text.ts';
import type { Snapshot } from './snapshot.ts';
import { withFacts } from './with-facts.ts';

export const findPage = ({ pages }: Snapshot, slug: string): PlacedPage | undefined =>
  pages.find(({ fields }) => fields.slug === slug);

/** Data of the home page, or of another page of the university; a list it has no section for is empty. */
export function homePage(content: Snapshot, page: PlacedPage): HomePage {
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
    hero: fields.hero,
    content: fields.content,
    order,
    programs: isHome || order.includes('programs') ? roots(content).map(programCard) : [],
    faqs: shown('faqs', () => siteFaqs(content)),
    sections: {
      accreditations: shown('accreditations', () => items(records.accreditations)),
      headCounts: shown('head_counts', () => items(records['head-counts'])),
      featured: featured.map(programCard),
      benefits: shown('benefits', () => items(records.benefits)),
      career: shown('career', () => items(records.career)),
      vcMessage: order.includes('vc_message') ? firstItem(records['vc-message']) : null,
      alumni: shown('alumni', () => items(records.alumni)),
    },
    marketing: { ...around, testimonials: shown('testimonials', () => around.testimonials) },
    metadata: pageMetadata(content, path, pageWords(page)),
    updated_at: pageChanged(content, page),
  });
}

/** A page's own title and description, where staff have written no metadata. */
export const pageWords = ({ fields }: PlacedPage): OwnWords => ({
  title: fields.title,
  description: fields.summary || plainText(fields.content),
  ...(fields.hero[0] && { image: fields.hero[0].image }),
});

/** When a page last changed: with what it shows of the site's lists, and its metadata. */
export function pageChanged({ records, metadata }: Snapshot, page: PlacedPage): string {
  const lists = sectionsOf(page).flatMap((section) => LISTS[section] ?? []);
  const shown = lists.flatMap((name): readonly { publishedAt: Date }[] => records[name]);
  return newestOf(page, metadata.get(page.path), ...shown);
}

// A page whose sections nobody has chosen shows its text.
const sectionsOf = ({ fields }: PlacedPage): PageSection[] =>
  fields.sections.length > 0 ? [...new Set(fields.sections)] : ['hero', 'content'];

const LISTS: Partial<Record<PageSection, readonly (keyof Snapshot['records'])[]>> = {
  ticker: ['promotional-texts'],
  accreditations: ['accreditations'],
  head_counts: ['head-counts'],
  featured_programs: ['program'],
  programs: ['program'],
  benefits: ['benefits'],
  career: ['career'],
  testimonials: ['testimonials'],
  vc_message: ['vc-message'],
  alumni: ['alumni'],
  refer: ['pre-login-referral', 'post-login-referral', 'dashboard-access'],
  contact: ['university-info'],
  faqs: ['faqs'],
  get_in_touch: ['wide-banners'],
};
