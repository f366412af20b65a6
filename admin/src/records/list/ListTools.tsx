import { Button, Checkbox, RadioGroup, Stack, TextField } from '@prospectus/design-system';
import { PopoverButton } from '@prospectus/design-system/console';
import { type ComponentProps, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { findField } from '../../fields/schema.ts';
import { ExportMenu } from '../../lists/ExportMenu.tsx';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { type ConsoleResource, listPath } from '../console-resource.ts';
import type { ListView } from '../list-columns.tsx';
import { ImportDialog } from './ImportDialog.tsx';

type ToolsProps = { resource: ConsoleResource; view: ListView };

export function ListTools({ resource, view, mayImport }: ToolsProps & { mayImport: boolean }) {
  const text = useText();
  const [isImporting, setImporting] = useState(false);
  return (
    <Stack direction="row" gap={1}>
      <Popover label={text('lists.saved.title')}>
        {(close) => <SavedFilters resource={resource} view={view} close={close} />}
      </Popover>
      <Popover label={text('lists.view.title')}>
        <ViewChoice resource={resource} view={view} />
      </Popover>
      <ExportMenu />
      {mayImport && (
        <Button variant="quiet" size="small" onClick={() => setImporting(true)}>
          {text('lists.import.title')}
        </Button>
      )}
      {isImporting && <ImportDialog resource={resource} onClose={() => setImporting(false)} />}
    </Stack>
  );
}

const Popover = (props: Omit<ComponentProps<typeof PopoverButton>, 'trigger'>) => (
  <PopoverButton
    {...props}
    trigger={
      <Button variant="quiet" size="small">
        {props.label}
      </Button>
    }
  />
);

function SavedFilters({ resource, view: { saved, change }, close }: ToolsProps & { close: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [typed, setTyped] = useState('');
  const without = (removed: string) => saved.filter(({ name }) => name !== removed);
  const save = () => {
    const name = typed.trim();
    if (name === '') return;
    change({ saved: [...without(name), { name, search }] });
    close();
  };
  return (
    <Stack gap={2}>
      {saved.map((filter) => (
        <Stack key={filter.name} direction="row" gap={1} justify="space-between">
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              close();
              void navigate(`${listPath(resource)}${filter.search}`);
            }}
          >
            {filter.name}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={text('lists.saved.remove', { name: filter.name })}
            onClick={() => change({ saved: without(filter.name) })}
          >
            {text('lists.saved.removeShort')}
          </Button>
        </Stack>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={1}>
          <TextField
            label={text('lists.saved.name')}
            help={text('lists.saved.help')}
            value={typed}
            maxLength={60}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" size="small" variant="secondary">
            {text('lists.saved.save')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

function ViewChoice({ resource: { declaration }, view }: ToolsProps) {
  const { text, contractText } = useLanguage();
  const { possible, columns, density, change } = view;
  const labelOf = (name: string) => {
    if (name === 'status') return text('lists.columns.status');
    if (name === 'updated_at') return text('lists.columns.updated');
    return contractText(findField(declaration, name)?.meta.label ?? name);
  };
  return (
    <Stack gap={2}>
      <RadioGroup
        name="density"
        label={text('lists.view.density')}
        value={density}
        options={(['comfortable', 'compact'] as const).map((value) => ({ value, label: text(`lists.view.${value}`) }))}
        onChange={(event) => change({ density: event.target.value === 'compact' ? 'compact' : 'comfortable' })}
      />
      <fieldset>
        <legend>{text('lists.view.columns')}</legend>
        {possible
          .filter((name) => name !== declaration.titleField)
          .map((name) => (
            <Checkbox
              key={name}
              label={labelOf(name)}
              checked={columns.includes(name)}
              onChange={() => change({ columns: possible.filter((one) => columns.includes(one) !== (one === name)) })}
            />
          ))}
      </fieldset>
      <Button variant="quiet" size="small" onClick={() => change({ columns: null })}>
        {text('lists.view.reset')}
      </Button>
    </Stack>
  );
}
