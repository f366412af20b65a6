import { resources } from '@prospectus/contract';
import { cheapestPlan } from '@prospectus/contract/fees';
import {
  articleNode,
  courseNode,
  faqNode,
  fieldOfProblem,
  organisationNode,
  structuredProblems,
  videoNode,
} from '@prospectus/contract/structured-data';
import type { z } from 'zod';

import type { Rule } from '../rule.ts';
import type { SiteFacts } from '../site-facts.ts';

/**
 * Required and recommended properties that are missing in a record's structured data, built as the site builds them. Both
 * are warnings, as visitors do not see structured data.
 */
export const structuredData: Rule = ({ resource, fields }, _leaves, site) =>
  structuredProblems(SOURCES[resource.name]?.(fields, site) ?? []).flatMap(
    ({ type, property, severity, ...problem }) => {
      const path = fieldOfProblem(resource.name, { type, property });
      if (path === undefined || problem.is === 'unknown') return [];
      const code = severity === 'required' ? 'STRUCTURED_REQUIRED' : 'STRUCTURED_RECOMMENDED';
      return [{ code, path, values: { property: `${type}.${property}` } }];
    },
  );

// Only the form of addresses matters here.
const ORIGIN = 'https://site.invalid';

type Source = (fields: object, site: SiteFacts) => readonly unknown[];

/** A source for fields that are a valid record of the resource; none for others. */
const sourceOf =
  <S extends z.ZodType>(schema: S, nodes: (fields: z.output<S>, site: SiteFacts) => readonly unknown[]): Source =>
  (fields, site) => {
    const read = schema.safeParse(fields);
    return read.success ? nodes(read.data, site) : [];
  };

const SOURCES: Readonly<Record<string, Source>> = {
  program: sourceOf(resources.program.schema, (program, site) => {
    const path = programPath(program, site);
    const description = site.documents.find(
      ({ resource, fields }) => resource.name === 'metadata' && fields['slug'] === path,
    )?.fields['description'];
    const words = {
      description: (description as string | undefined) || program.short_description || taglineOf(site),
      url: `${ORIGIN}/${path}`,
      updated_at: new Date(0).toISOString(),
    };
    return [
      courseNode(program, cheapestPlan(program.fee_plans)?.totalAmount, words, ORIGIN),
      videoNode(program.video, program, words, ORIGIN),
    ];
  }),
  blogs: sourceOf(resources.blogs.schema, (post) => [
    articleNode(
      post,
      { path: `/blog/${post.slug}`, updated_at: new Date(0).toISOString() },
      { publicUrl: ORIGIN, frame: { name: ORIGIN } },
    ),
  ]),
  faqs: sourceOf(resources.faqs.schema, (faq) => [faqNode([faq])]),
  'university-info': sourceOf(
    resources['university-info'].schema,
    ({ name, short_name, about, facebook, instagram, youtube, phone, email, address }) => [
      organisationNode(ORIGIN, {
        name,
        shortName: short_name,
        about,
        socials: [facebook, instagram, youtube].flatMap((href) => (href === '' ? [] : [{ href }])),
        contact: { phone, email, address },
      }),
    ],
  ),
};

function programPath(
  { slug, parent_program }: { slug: string; parent_program: string | null },
  site: SiteFacts,
): string {
  const parent = parent_program && site.documents.find(({ id }) => id === parent_program)?.fields['slug'];
  return typeof parent === 'string' ? `${parent}/${slug}` : slug;
}

const taglineOf = ({ documents }: SiteFacts): string => {
  const tagline = documents.find(({ resource }) => resource.name === 'university-info')?.fields['tagline'];
  return typeof tagline === 'string' ? tagline : '';
};
