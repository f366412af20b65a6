import { FAMILY_TEXTS, familyPath, LANGUAGES } from '@prospectus/contract/family';

import type { Head } from '../page/head.ts';
import type { RootData } from '../page/page-data.ts';
import { HOME, pageHead, unlisted } from '../page/page-head.ts';
import type { FamilyPageData } from './family-data.ts';

/** A sheet is for who is sent it: search engines are to find the programme's own page (SEO-03). */
export function familyHead({ language, path, title, universityName, metadata }: FamilyPageData, root: RootData): Head {
  const texts = FAMILY_TEXTS[language];
  const about = {
    ...metadata,
    title: texts.headTitle(title),
    description: texts.description(title, universityName),
  };
  const crumbs = [HOME, { name: title, path }, { name: about.title, path: familyPath(language, path) }];
  return {
    ...unlisted(pageHead(root, about, crumbs)),
    ...(language === 'hi' && { language }),
    alternates: LANGUAGES.map((one) => ({ language: one, path: familyPath(one, path) })),
  };
}
