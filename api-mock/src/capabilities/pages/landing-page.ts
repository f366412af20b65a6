import type { LandingPage } from '@prospectus/contract';

import { newestOf, programChanged } from './changes.ts';
import { type OwnWords, pageMetadata } from './page-metadata.ts';
import type { Content, PlacedLanding } from './content.ts';
import { programPage } from './program-page.ts';
import { batchText } from './next-start.ts';

/** The landing page of a slug: a root page first; with `parent`, only the page below that programme. */
export function findLanding(
  { landingPages }: Content,
  slug: string,
  parent: string | undefined,
): PlacedLanding | undefined {
  const found = landingPages.filter(({ fields }) => fields.slug === slug);
  if (parent) return found.find((page) => page.parent?.program.slug === parent);
  return found.find((page) => !page.parent) ?? found[0];
}

/** A landing page's data: its programme's page with what the campaign changes (§2). */
export function landingPage(content: Content, page: PlacedLanding): LandingPage {
  const { fields, program, path } = page;
  const whole = programPage(content, program);
  const changed = newestOf(page, content.metadata.get(path));
  return content.media.asSent({
    ...whole,
    slug: fields.slug,
    path,
    landing_page_type: fields.landing_page_type,
    title: fields.title,
    headline: fields.headline,
    short_description: fields.short_description || program.program.short_description,
    ...(fields.images.length > 0 && {
      images: fields.images.map(({ image }) => image),
      alternateImageNames: fields.images.map(({ alt }) => alt),
    }),
    batchText: fields.batch_text ? batchText(content, program, fields.batch_text) : whole.batchText,
    promotionalText: fields.promotional_text || whole.promotionalText,
    banner_additional_info: fields.banner_additional_info || whole.banner_additional_info,
    banner2_additional_info: fields.banner2_additional_info || whole.banner2_additional_info,
    banner3_additional_info: fields.banner3_additional_info || whole.banner3_additional_info,
    metadata: pageMetadata(content, path, landingWords(page)),
    updated_at: [programChanged(content, program), changed].toSorted().at(-1) ?? changed,
  });
}

/** A landing page's own title and description, where staff have written no metadata. */
export const landingWords = ({ fields, program: { program } }: PlacedLanding): OwnWords => ({
  title: fields.title,
  description: fields.short_description || program.short_description,
  image: fields.images[0]?.image || program.images[0]?.image || program.program_thumbnail,
});
