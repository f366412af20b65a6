import type { HomePage, ProgramPage } from '@prospectus/contract';
import { AppTheme } from '@prospectus/design-system';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import type { ProgramSectionProps, UniversitySectionProps } from '../../lib/section-props.ts';

/** A visitor of each kind. */
export const UNVERIFIED = { verified: false };
export const VERIFIED = { verified: true };

/** The HTML the server sends for an element, without styles and React's marks. */
export const html = (element: ReactNode): string =>
  renderToString(<AppTheme>{element}</AppTheme>)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll('<!-- -->', '');

/** The HTML of a section on a page. */
export function sectionHtml(
  Section: ComponentType<ProgramSectionProps>,
  page: ProgramPage,
  given: Partial<ProgramSectionProps> = {},
): string {
  return html(<Section page={page} visitor={UNVERIFIED} tone="paper" {...given} />);
}

/** The HTML of a section on a page of the university. */
export function universitySectionHtml(
  Section: ComponentType<UniversitySectionProps>,
  page: HomePage,
  changes: Partial<UniversitySectionProps> = {},
): string {
  const frame: Pick<UniversitySectionProps, 'contact' | 'ticker' | 'about'> = {
    contact: { phone: '', hours: '', email: '', address: '', whatsapp: '' },
    ticker: { items: [], speed: 'medium' },
    about: '',
  };
  return html(<Section page={page} visitor={UNVERIFIED} tone="paper" {...frame} {...changes} />);
}

/** What is read of it: the words, one space between them. Hidden panels are in the words, too. */
export const words = (markup: string): string =>
  markup
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The texts of every element of a tag. */
export const textsOf = (markup: string, tag: string): string[] =>
  [...markup.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner]) =>
    words(inner ?? ''),
  );
