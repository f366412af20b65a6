import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import type { ConsoleResource } from '../console-resource.ts';
import { copiesOf, deleteCopy, type UnsavedCopy } from './unsaved-copies.ts';
import type { Saving } from './use-saving.ts';

/** The newest copy of unsaved text that another form left in this record; those that say what is saved are deleted. */
export function useUnsavedCopy({ declaration }: ConsoleResource, saving: Saving) {
  const { person, formId, tracked } = saving;
  const form = useFormContext<Record<string, unknown>>();
  const [copies, setCopies] = useState<readonly UnsavedCopy[]>([]);
  useEffect(() => {
    if (person === undefined) return undefined;
    let isCurrent = true;
    const owner = { person: String(person), resource: declaration.name, id: String(tracked.record?.id ?? 'create') };
    void copiesOf(owner).then((found) => {
      if (!isCurrent) return;
      const others = found.filter(({ form: one }) => one !== formId);
      const isSaved = ({ fields }: UnsavedCopy) => Object.keys(tracked.unsaved(fields)).length === 0;
      for (const copy of others.filter(isSaved)) void deleteCopy(copy);
      setCopies(others.filter((copy) => !isSaved(copy)));
    });
    return () => {
      isCurrent = false;
    };
  }, [declaration.name, formId, person, tracked]);

  const drop = () => {
    for (const copy of copies) void deleteCopy(copy);
    setCopies([]);
  };
  return {
    copy: copies[0],
    drop,
    restore: () => {
      const { fields = {} } = copies[0] ?? {};
      for (const [name, value] of Object.entries(fields))
        form.setValue(name, structuredClone(value), { shouldDirty: true });
      // It is in the form's own copy before the old one is deleted.
      void saving.autosave.storeNow().then(drop);
    },
  };
}
