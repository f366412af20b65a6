import { type CheckCode, CHECKS, type Finding } from '@prospectus/contract';

import type { WorkingDocument } from '../../content/record.ts';
import type { Problem, Rule } from './rule.ts';
import { altTexts } from './rules/alt-texts.ts';
import { contrast } from './rules/contrast.ts';
import { facts } from './rules/facts.ts';
import { feeSums } from './rules/fee-sums.ts';
import { formerFacts } from './rules/former-facts.ts';
import { headings } from './rules/headings.ts';
import { links } from './rules/links.ts';
import { metadata } from './rules/metadata.ts';
import { structuredData } from './rules/structured-data.ts';
import { years } from './rules/years.ts';
import type { SiteFacts } from './site-facts.ts';
import { leavesOf } from '../../content/walk-fields.ts';

const RULES: readonly Rule[] = [
  links,
  facts,
  contrast,
  feeSums,
  formerFacts,
  altTexts,
  headings,
  metadata,
  structuredData,
  years,
];

/** All findings in a record; blocking ones come first. */
export function checkDocument(document: WorkingDocument, site: SiteFacts): Finding[] {
  const leaves = leavesOf(document.resource.schema, document.fields);
  return blockingFirst(
    RULES.flatMap((rule) => rule(document, leaves, site)).map((problem) => toFinding(document, problem)),
  );
}

/** All findings in all records, each once. */
export const checkAll = (site: SiteFacts): Finding[] =>
  blockingFirst(
    site.documents.flatMap((document) =>
      // Problems in another record are found when that record is checked.
      checkDocument(document, site).filter(({ id }) => id === document.id),
    ),
  );

const blockingFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => Number(b.severity === 'block') - Number(a.severity === 'block'));

function toFinding(document: WorkingDocument, { code, path, values = {}, in: other }: Problem): Finding {
  const { resource, id, title } = other ?? document;
  return {
    code,
    severity: CHECKS[code],
    resource: resource.name,
    id,
    title,
    path,
    values,
    msg: MESSAGES[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  };
}

const MESSAGES: Readonly<Record<CheckCode, string>> = {
  LINK_NOWHERE: '{link} leads to no page of the site.',
  FACT_UNKNOWN: '{name} would be shown as it is. Facts that pages insert are {known}.',
  LINK_TO_DRAFT: '{link} leads to a page that is not published.',
  LINK_SHAPE: '{link} is no address that a browser can follow.',
  ALT_MISSING: 'The picture has no alternative text.',
  HEADING_ORDER: 'The heading “{heading}” skips a level.',
  META_TITLE_EMPTY: 'The title is empty: search results show the page’s own.',
  META_DESCRIPTION_EMPTY: 'The description is empty: search results show the page’s own.',
  META_TITLE_LONG: 'The title is {pixels} pixels wide; search results cut it off at {most}.',
  META_DESCRIPTION_LONG: 'The description is {pixels} pixels wide; search results cut it off at {most}.',
  STRUCTURED_REQUIRED: 'Search engines require {property}, which this field gives.',
  STRUCTURED_RECOMMENDED: 'Search engines recommend {property}, which this field gives.',
  YEAR_STALE: 'The year {year} is over.',
  FEE_SUM: 'The amounts come to {sum}; the plan says {stated}.',
  FEE_FORMER: '{written} was a fee of {program} and is none any more.',
  FEE_FORMER_ELSEWHERE: 'This still says {written}, which is no fee of {program} any more.',
  DATE_FORMER: '{written} was when {program} begins and is so no more.',
  DATE_FORMER_ELSEWHERE: 'This still says {written}, which is no longer when {program} begins.',
  CONTRAST_LOW: 'Text on {colour} cannot be read: its contrast is {ratio} to 1, of 4.5.',
};
