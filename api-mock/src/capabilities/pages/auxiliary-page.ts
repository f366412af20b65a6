import type { AuxiliaryPage } from '@prospectus/contract';

import { newestOf } from './changes.ts';
import { footerGroup, siteFooter } from './footer.ts';
import { marketing } from './site-lists.ts';
import { type OwnWords, pageMetadata, plainText } from './page-metadata.ts';
import type { Content, PlacedAuxiliary } from './content.ts';
import { programCard } from './program-item.ts';
import { programsById } from './programs.ts';

/** The slug of the programme or specialisation that a page is below, if any. */
type ParentSlug = { program: string } | { specialisation: string } | undefined;

export const findAuxiliary = (
  { auxiliaryPages }: Content,
  slug: string,
  below?: ParentSlug,
): PlacedAuxiliary | undefined => auxiliaryPages.find((page) => page.fields.slug === slug && isBelow(page, below));

function isBelow({ program }: PlacedAuxiliary, below: ParentSlug): boolean {
  if (!below) return !program;
  if ('program' in below) return program?.program.slug === below.program && !program.parent;
  return program?.program.slug === below.specialisation && program.parent !== undefined;
}

/** An auxiliary page (ENT-23). */
export function auxiliaryPage(content: Content, page: PlacedAuxiliary): AuxiliaryPage {
  const { program: _program, otherPrograms, footer, ...fields } = page.fields;
  return content.media.asSent({
    ...fields,
    id: page.id,
    path: page.path,
    pageCategory: 'university_page',
    universityName: content.university.name,
    program: page.program ? programCard(content, page.program) : null,
    otherPrograms: programsById(content, otherPrograms).map((program) => programCard(content, program)),
    footer: footerGroup(content, footer) ?? siteFooter(content),
    marketing: marketing(content, page.program),
    metadata: pageMetadata(content, page.path, auxiliaryWords(page)),
    updated_at: auxiliaryChanged(content, page),
  });
}

/** An auxiliary page's own title and description, where staff have written no metadata. */
export const auxiliaryWords = ({ fields }: PlacedAuxiliary): OwnWords => ({
  title: fields.title,
  description: plainText(fields.content),
  image: fields.bg_image,
});

/** When an auxiliary page last changed. */
export const auxiliaryChanged = ({ metadata }: Content, page: PlacedAuxiliary): string =>
  newestOf(page, page.program, metadata.get(page.path));
