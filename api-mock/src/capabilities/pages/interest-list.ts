import type { InterestItem } from '@prospectus/contract';

import type { Content, PlacedProgram } from './content.ts';
import type { Snapshot } from './snapshot.ts';
import { contentOf } from './tracked-content.ts';

/** Choices of 'area of interest' (ENT-05): the ERP's name and its readable form, each once. */
export function interestList({ programs, shadowed }: Content): InterestItem[] {
  // A shadowed built-in programme stays a choice; a programme at its address has its ERP name.
  const builtIn = new Map(shadowed.map(({ program }) => [program.slug, program.erp_unicode]));
  const taken = new Set(programs.filter(({ parent }) => !parent).map(({ program }) => program.slug));
  const choice = ({ program, parent }: PlacedProgram): InterestItem => {
    const inherited = parent ? undefined : builtIn.get(program.slug);
    const erp_unicode = program.erp_unicode || inherited || program.display_name;
    return { erp_unicode, program_value: erp_unicode.replaceAll(' - ', ' '), slug: program.slug };
  };
  const choices = [...programs, ...shadowed.filter(({ program }) => !taken.has(program.slug))].map(choice);
  return [...new Map(choices.toReversed().map((item) => [item.erp_unicode, item])).values()].toReversed();
}

/** The choices on landing pages: programmes with a landing page come first. */
export function landingInterestList(content: Content): InterestItem[] {
  const slugs = new Set(content.landingPages.map(({ program }) => program.program.slug));
  const choices = interestList(content);
  return [...choices.filter(({ slug }) => slugs.has(slug)), ...choices.filter(({ slug }) => !slugs.has(slug))];
}

const known = new WeakMap<Snapshot, ReadonlySet<string>>();

/** The values of 'area of interest' that forms offer. */
export function interestNames(snapshot: Snapshot): ReadonlySet<string> {
  const names =
    known.get(snapshot) ??
    new Set(interestList(contentOf(snapshot, () => undefined)).map(({ erp_unicode }) => erp_unicode));
  known.set(snapshot, names);
  return names;
}
