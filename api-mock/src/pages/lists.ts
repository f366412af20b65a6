import { type HomePage, type InterestItem, type MenuGroup, PROGRAM_TYPE } from '@prospectus/contract';

import { university } from '../db/seed/index.ts';
import { siteFaqs } from './faqs.ts';
import { programItem } from './program-item.ts';
import { newest } from './program-page.ts';
import type { Placed, Snapshot } from './snapshot.ts';

const roots = ({ programs }: Snapshot): Placed[] => programs.filter(({ parent }) => !parent);

// Built-in certificates are stored as type 2 (§9); the label says what they are.
const isCertificate = ({ program }: Placed): boolean => program.label === 'Certificate';
const GROUPS = [
  {
    label: 'Bachelors',
    type: PROGRAM_TYPE.BACHELORS,
    holds: (placed: Placed) => placed.program.program_type_id === PROGRAM_TYPE.BACHELORS,
  },
  {
    label: 'Masters',
    type: PROGRAM_TYPE.MASTERS,
    holds: (placed: Placed) => placed.program.program_type_id === PROGRAM_TYPE.MASTERS,
  },
  {
    label: 'Diplomas',
    type: PROGRAM_TYPE.DIPLOMA,
    holds: (placed: Placed) => placed.program.program_type_id === PROGRAM_TYPE.DIPLOMA,
  },
] as const;

/** The header's menu of programmes: Bachelors, Masters, Diplomas, Certificates; a group without any is left out. */
export function programMenu(content: Snapshot): MenuGroup[] {
  const item = ({ program, path }: Placed) => ({ label: program.display_name, path });
  const degrees = roots(content).filter((placed) => !isCertificate(placed));
  const groups = [
    ...GROUPS.map(({ label, type, holds }) => ({
      label,
      program_type_id: type,
      items: degrees.filter(holds).map(item),
    })),
    {
      label: 'Certificates',
      program_type_id: PROGRAM_TYPE.DIPLOMA,
      items: roots(content).filter(isCertificate).map(item),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Choices of 'area of interest' (ENT-05): the ERP's name and the same as a person reads it. */
export function interestList({ programs }: Snapshot): InterestItem[] {
  const choices = programs.map(({ program }) => {
    const erp_unicode = program.erp_unicode || program.display_name;
    return { erp_unicode, program_value: erp_unicode.replaceAll(' - ', ' '), slug: program.slug };
  });
  return [...new Map(choices.toReversed().map((choice) => [choice.erp_unicode, choice])).values()].toReversed();
}

/** Published paths with the time of their last change. */
export const sitemap = (content: Snapshot) => [
  { path: '/', updated_at: homePage(content).updated_at },
  ...content.programs.map((page) => ({ path: page.path, updated_at: newest(content, page) })),
];

/** The home page's data. */
export function homePage(content: Snapshot): HomePage {
  const times = [...content.programs, ...content.faqs].map(({ publishedAt }) => publishedAt.getTime());
  return {
    pageCategory: 'home_page',
    universityName: university.name,
    title: university.title,
    short_description: university.description,
    promotionalText: university.promotionalText,
    programs: roots(content).map(programItem),
    faqs: siteFaqs(content),
    metadata: { ...university.metadata, 'og:image': '' },
    updated_at: new Date(Math.max(0, ...times)).toISOString(),
  };
}

export const programList = ({ programs }: Snapshot) => programs.map(programItem);
