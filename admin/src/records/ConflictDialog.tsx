import styled from '@emotion/styled';
import { Button, Callout, colour, mediaQuery, radius, space, Stack } from '@prospectus/design-system';
import { useState } from 'react';

import { FormDialog } from '../layout/FormDialog.tsx';
import { Muted } from '../layout/Muted.tsx';
import { type Conflict, conflictingFields, mergeConflict, type Side } from './changes.ts';
import { useLanguage } from '../texts/language-context.ts';
import { findField } from '../fields/schema.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { useEditor } from './use-editor.ts';

/** The two versions of a record that two people changed, field by field, to choose from. Closing it changes nothing. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { text, contractText } = useLanguage();
  const { resource, running, resolve, closeConflict } = useEditor();
  const { declaration } = resource;
  const different = conflictingFields(declaration, conflict);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const choices = Object.fromEntries(different.map(({ name, suggested }) => [name, chosen[name] ?? suggested]));
  return (
    <FormDialog
      size="large"
      title={text('editing.conflict.title')}
      subtitle={text(`editing.conflict.${conflict.action}`)}
      cancelLabel={text('editing.conflict.back')}
      submitLabel={text('editing.conflict.resolve')}
      busy={running === 'save'}
      onSubmit={() => void resolve(mergeConflict(conflict, choices))}
      onClose={closeConflict}
    >
      {different.length === 0 && <Callout tone="info">{text('editing.conflict.same')}</Callout>}
      {different.length > 0 && (
        <Stack direction="row" gap={1}>
          {SIDES.map((side) => (
            <Button
              key={side}
              variant="secondary"
              size="small"
              onClick={() => setChosen(Object.fromEntries(different.map(({ name }) => [name, side])))}
            >
              {text(side === 'mine' ? 'editing.conflict.keepMine' : 'editing.conflict.takeTheirs')}
            </Button>
          ))}
        </Stack>
      )}
      {different.map(({ name, both }) => {
        const field = findField(declaration, name);
        if (!field) return null;
        return (
          <Field key={name}>
            <legend>{contractText(field.meta.label)}</legend>
            <Muted>
              {text(
                both
                  ? 'editing.conflict.both'
                  : choices[name] === 'mine'
                    ? 'editing.conflict.byMe'
                    : 'editing.conflict.byThem',
              )}
            </Muted>
            <div className="sides">
              {SIDES.map((side) => (
                <label key={side} data-chosen={choices[name] === side || undefined}>
                  <span>
                    <input
                      type="radio"
                      name={`side-${name}`}
                      checked={choices[name] === side}
                      onChange={() => setChosen({ ...chosen, [name]: side })}
                    />{' '}
                    {text(`editing.conflict.${side}`)}
                  </span>
                  <div className="text">
                    <FieldValue value={(side === 'mine' ? conflict.mine : conflict.theirs)[name]} meta={field.meta} />
                  </div>
                </label>
              ))}
            </div>
          </Field>
        );
      })}
    </FormDialog>
  );
}

const SIDES = ['mine', 'theirs'] as const satisfies readonly Side[];

const Field = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontWeight: 600 },
  '& .sides': {
    display: 'grid',
    gap: space(1.5),
    marginTop: space(1),
    [mediaQuery.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& label': {
    display: 'grid',
    gap: space(1),
    alignContent: 'start',
    padding: space(1.5),
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.medium,
    cursor: 'pointer',
  },
  '& label[data-chosen]': {
    borderColor: colour.action,
    boxShadow: `inset 0 0 0 1px ${colour.action}`,
    background: colour.actionTint,
  },
  '& label > span': { fontWeight: 500 },
  '& input': { accentColor: colour.action },
  '& .text': { maxHeight: 220, overflow: 'auto', whiteSpace: 'pre-wrap', fontVariantNumeric: 'tabular-nums' },
});
