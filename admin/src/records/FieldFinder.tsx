import { Button, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { Muted } from '../layout/Muted.tsx';
import { moveFocus } from '../layout/use-key-down.ts';
import { useLanguage } from '../texts/language-context.ts';
import { everyField, matchingFields } from './find-fields.ts';
import type { FormSection } from './record-sections.ts';

type FieldFinderProps = { sections: readonly FormSection[]; onChoose: (path: string) => void; onClose: () => void };

export function FieldFinder({ sections, onChoose, onClose }: FieldFinderProps) {
  const { text, contractText } = useLanguage();
  const { getValues } = useFormContext<Record<string, unknown>>();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const fields = useMemo(
    () =>
      everyField(
        sections.flatMap((section) => section.fields),
        getValues(),
        contractText,
      ),
    [sections, getValues, contractText],
  );
  const found = matchingFields(fields, typed).slice(0, MAX_SHOWN);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    moveFocus(event, buttons, document.getElementById(INPUT), () => buttons[0]?.click());
  };
  return (
    <ModalDialog open onClose={onClose} title={text('entities.findField')}>
      {/* The arrow keys move between the text field and the fields below it. */}
      <div role="presentation" onKeyDown={onKeyDown}>
        <Stack gap={2}>
          <TextField
            id={INPUT}
            type="search"
            label={text('entities.fieldName')}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          {found.length === 0 ? (
            <Text tone="muted" role="status">
              {text('entities.noSuchField')}
            </Text>
          ) : (
            <div ref={list}>
              <Stack as="ul" gap={0.5}>
                {found.map(({ path, label, within }) => (
                  <li key={path}>
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => {
                        onClose();
                        onChoose(path);
                      }}
                    >
                      {label}
                      {within && <Muted as="span">{within}</Muted>}
                    </Button>
                  </li>
                ))}
              </Stack>
            </div>
          )}
        </Stack>
      </div>
    </ModalDialog>
  );
}

const INPUT = 'find-field';
const MAX_SHOWN = 12;
