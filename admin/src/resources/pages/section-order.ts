import { PAGE_SECTIONS, type PageSection } from '@prospectus/contract';

/** A section of a page, and whether the page shows it. */
export type SectionRow = { id: PageSection; name: string; isOn: boolean };

/** Every section: those that are on in the page's order, then the others in the contract's. */
export function sectionRows(chosen: readonly string[]): SectionRow[] {
  const on = [...new Set(chosen)].flatMap((id) => PAGE_SECTIONS.find((section) => section.id === id) ?? []);
  const off = PAGE_SECTIONS.filter(({ id }) => !chosen.includes(id));
  return [...on.map((section) => ({ ...section, isOn: true })), ...off.map((section) => ({ ...section, isOn: false }))];
}

/** The sections that are on, in order. */
export const chosenSections = (rows: readonly SectionRow[]): PageSection[] =>
  rows.filter(({ isOn }) => isOn).map(({ id }) => id);
