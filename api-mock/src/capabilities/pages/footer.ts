import type { FooterGroup } from '@prospectus/contract';

import { itemOf } from './site-lists.ts';
import type { Published } from './published-records.ts';
import type { Content } from './content.ts';

/** A footer group by its slug, or by the id of one of its columns (API-09). */
export function footerGroup({ records, authors }: Content, idOrSlug: string): FooterGroup | null {
  const column = records.footer.find(({ id, fields }) => fields.slug === idOrSlug || id === idOrSlug);
  if (!column) return null;
  const { slug } = column.fields;
  const columns = records.footer.filter(({ fields }) => fields.slug === slug);
  const wire = (record: Published<'footer'>) => ({
    ...itemOf(record),
    // Constant fields of the wire format: live records are published and not deleted.
    status: 'published',
    is_deleted: '0' as const,
    created_by: authors.get(record.id)?.created_by ?? null,
    updated_by: authors.get(record.id)?.updated_by ?? null,
    created_at: record.createdAt.toISOString(),
    updated_at: record.publishedAt.toISOString(),
  });
  return { id: slug, slug, details: columns.map(wire) };
}

/** The group that staff chose for every page, or the first one there is. */
export const siteFooter = (content: Content): FooterGroup | null =>
  footerGroup(content, content.settings.footer) ?? footerGroup(content, content.records.footer[0]?.id ?? '');

// There is one university; callers that count know it as 1.
const ONLY = '1';

/** The university's group (API-10), named by the university's own id, the group's slug or one of its columns. */
export function universityFooter(content: Content, id: string): FooterGroup | undefined {
  const footer = siteFooter(content);
  const names = [
    ONLY,
    content.records['university-info'][0]?.id,
    footer?.slug,
    ...(footer?.details ?? []).map((column) => column.id),
  ];
  return footer && names.includes(id) ? footer : undefined;
}
