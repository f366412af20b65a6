import { Button, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { openField } from '../fields/open-field.ts';
import { Muted } from '../layout/Muted.tsx';
import { moveFocus } from '../layout/use-key-down.ts';
import { useLanguage } from '../texts/language-context.ts';
import { everyField, matchingFields } from './find-fields.ts';
import type { FormSection } from './record-sections.ts';

const INPUT = 'find-field';
const MAX_SHOWN = 12;

export function FieldFinder({ sections, onClose }: { sections: readonly FormSection[]; onClose: () => void }) {
  const { text, contractText } = useLanguage();
  const { getValues } = useFormContext<Record<string, unknown>>();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const fields = useMemo(
    () => sections.flatMap((section) => everyField(section.fields, getValues(), contractText)),
    [sections, getValues, contractText],
  );
  const shown = matchingFields(fields, typed).slice(0, MAX_SHOWN);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    moveFocus(event, buttons, document.getElementById(INPUT), () => buttons[0]?.click());
  };
  const choose = (path: string) => {
    onClose();
    // The closing dialog returns the focus first.
    requestAnimationFrame(() => openField(path));
  };
  return (
    <ModalDialog open onClose={onClose} title={text('entities.findField')}>
      {/* The arrow keys move between the text field and the fields below it. */}
      <div role="presentation" ref={list} onKeyDown={onKeyDown}>
        <Stack gap={2}>
          <TextField
            id={INPUT}
            type="search"
            label={text('entities.fieldName')}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          {shown.length === 0 && (
            <Text tone="muted" role="status">
              {text('entities.noSuchField')}
            </Text>
          )}
          <Stack as="ul" gap={0.5}>
            {shown.map(({ path, label, within }) => (
              <li key={path}>
                <Button variant="quiet" size="small" onClick={() => choose(path)}>
                  {label}
                  {within && <Muted as="span">{within}</Muted>}
                </Button>
              </li>
            ))}
          </Stack>
        </Stack>
      </div>
    </ModalDialog>
  );
}
