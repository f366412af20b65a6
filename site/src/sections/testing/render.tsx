import type { HomePage, ProgramPage } from '@prospectus/contract';
import { AppTheme } from '@prospectus/design-system';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import type { ProgramSectionProps, UniversitySectionProps } from '../../lib/section-props.ts';

/** A visitor of each kind. */
export const UNVERIFIED = { verified: false };
export const VERIFIED = { verified: true };

/** The server's HTML of an element, without styles and React's comments. */
export const html = (element: ReactNode): string =>
  renderToString(<AppTheme>{element}</AppTheme>)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll('<!-- -->', '');

/** The HTML of a section on a page. */
export function sectionHtml(
  Section: ComponentType<ProgramSectionProps>,
  page: ProgramPage,
  changes: Partial<ProgramSectionProps> = {},
): string {
  return html(<Section page={page} visitor={UNVERIFIED} tone="paper" {...changes} />);
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

/** The text with single spaces, including hidden panels. */
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
