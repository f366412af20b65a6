import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';

import { fieldOfId } from '../fields/field-id.ts';
import { openField, useOpenField } from '../fields/open-field.ts';
import { type FormSection, sectionOfField } from './record-sections.ts';

/**
 * The section that is shown, as the address has it: `#fees`, or `#field-fee_plans-0-title` for the section of that
 * field, which then takes the focus.
 */
export function useSection(sections: readonly FormSection[]) {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const target = fieldOfId(hash.slice(1));
  const addressed = target ? sectionOfField(sections, target) : sections.find(({ id }) => `#${id}` === hash);
  // A hash typed into the address has the key of the page it was typed on.
  const at = `${key} ${hash}`;
  const [shown, setShown] = useState({ at, id: addressed?.id });
  if (shown.at !== at) setShown({ at, id: addressed?.id });
  const current = sections.find(({ id }) => id === shown.id) ?? sections[0];
  useEffect(() => {
    if (target !== undefined) openField(target);
  }, [target, key]);
  useOpenField((path) => {
    const section = sectionOfField(sections, path);
    // Rendered at once, so that the field is there when it is given the focus.
    if (section && section.id !== current?.id) flushSync(() => setShown({ at, id: section.id }));
  });
  return { current, open: (id: string) => void navigate({ search, hash: id }) };
}
