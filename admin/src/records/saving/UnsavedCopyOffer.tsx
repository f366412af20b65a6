import { Button, Callout, Stack } from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { useLanguage } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { useFieldLabels } from './save-state.ts';
import { copiesOf, deleteCopy, type UnsavedCopy } from './unsaved-copies.ts';
import type { Saving } from './use-saving.ts';

export function UnsavedCopyOffer({ resource, saving }: { resource: ConsoleResource; saving: Saving }) {
  const { text, locale } = useLanguage();
  const labels = useFieldLabels(resource.declaration);
  const { copy, restore, drop } = useUnsavedCopy(resource, saving);
  if (!copy) return null;
  const time = timeOf(copy.at, locale);
  return (
    <Callout tone="warning" title={text('editing.copy.title')}>
      <Stack gap={1}>
        <span>
          {text('editing.copy.text', { time, fields: labels(Object.keys(copy.fields)) })}
          {copy.version !== undefined &&
            copy.version !== saving.record?.['version'] &&
            ` ${text('editing.copy.older')}`}
        </span>
        <Stack direction="row" gap={1}>
          <Button size="small" onClick={restore}>
            {text('editing.copy.restore', { time })}
          </Button>
          <Button size="small" variant="quiet" onClick={drop}>
            {text('editing.copy.drop')}
          </Button>
        </Stack>
      </Stack>
    </Callout>
  );
}

/** The hour for today, with the date for another day. */
function timeOf(at: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(!isToday && { day: '2-digit', month: 'short' }),
  }).format(at);
}

/** The newest copy of unsaved text that another form left in this record; copies without a difference are deleted. */
function useUnsavedCopy({ declaration }: ConsoleResource, saving: Saving) {
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
      // The text is in the form's own copy before the old one is deleted.
      void saving.autosave.storeNow().then(drop);
    },
  };
}
