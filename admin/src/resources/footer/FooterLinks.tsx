import { Grid, IconButton, Stack } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FormField } from '../../fields/schema.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { ListFrame } from '../../inputs/ListFrame.tsx';
import { useText } from '../../texts/language-context.ts';
import { type FooterLink, LINK_FIELDS } from './footer-links.ts';

const NONE: FooterLink = { label: '', href: '' };

/** The links of a column as one list: up to nine, each with its words and its address. */
export function FooterLinks({ fields }: { fields: readonly FormField[] }) {
  const text = useText();
  const { setValue } = useFormContext();
  const values = useWatch({ name: LINK_FIELDS.flatMap(({ label, href }) => [label, href]) }) as string[];
  const links = LINK_FIELDS.map((_, at) => ({ label: values[2 * at] ?? '', href: values[2 * at + 1] ?? '' }));
  const filled = links.findLastIndex(({ label, href }) => label !== '' || href !== '') + 1;
  const [added, setAdded] = useState(filled);
  const count = Math.max(filled, Math.min(added, links.length));
  // A row keeps its key when it is moved, and with it the focus.
  const [keys, setKeys] = useState<string[]>(() => links.map(() => crypto.randomUUID()));
  const rows = keys.slice(0, count).map((id) => ({ id }));

  const write = (next: readonly FooterLink[], nextKeys: readonly string[]) => {
    for (const [at, { label, href }] of LINK_FIELDS.entries()) {
      const link = next[at] ?? NONE;
      setValue(label, link.label, { shouldDirty: true });
      setValue(href, link.href, { shouldDirty: true });
    }
    setKeys([...nextKeys]);
  };
  const titleOf = (at: number) => links[at]?.label || text('entities.footer.link', { number: at + 1 });
  const atOf = ({ id }: { id: string }) => keys.indexOf(id);

  return (
    <ListFrame
      source="links"
      label={text('entities.footer.links')}
      help={text('entities.footer.linksHelp', { most: links.length })}
      count={count}
      full={count === links.length}
      onAdd={() => setAdded(count + 1)}
      onRestore={(at, part) => {
        const link = { label: String(part['label']), href: String(part['href']) };
        setAdded(count + 1);
        write(links.toSpliced(at, 0, link), keys.toSpliced(at, 0, part.id).slice(0, links.length));
      }}
    >
      {(onRemoved) => (
        <SortableList
          items={rows}
          itemId={({ id }) => id}
          label={(row) => titleOf(atOf(row))}
          onReorder={(order) => {
            const from = order.map(atOf);
            const rest = links.slice(count);
            write(
              [...from.map((at) => links[at] ?? NONE), ...rest],
              [...order.map(({ id }) => id), ...keys.slice(count)],
            );
          }}
          renderItem={(row) => {
            const at = atOf(row);
            const names = LINK_FIELDS[at];
            return (
              <div data-spread="">
                <Stack direction="row" gap={1} align="start">
                  <Grid min={200} gap={1.5} align="start">
                    {[names?.label, names?.href].map((name) => {
                      const field = fields.find((one) => one.name === name);
                      return field && <FieldInput key={field.name} {...field} source={field.name} />;
                    })}
                  </Grid>
                  <IconButton
                    icon="close"
                    label={text('entities.list.remove', { title: titleOf(at) })}
                    onClick={() => {
                      onRemoved({ part: { ...(links[at] ?? NONE), id: row.id }, index: at, title: titleOf(at) });
                      setAdded(count - 1);
                      write(links.toSpliced(at, 1), [...keys.toSpliced(at, 1), crypto.randomUUID()]);
                    }}
                  />
                </Stack>
              </div>
            );
          }}
        />
      )}
    </ListFrame>
  );
}
