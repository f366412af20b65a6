import { Button, Checkbox, RadioGroup, Stack, TextField } from '@prospectus/design-system';
import { PopoverButton } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { findField } from '../../fields/schema.ts';
import { ExportMenu } from '../../lists/ExportMenu.tsx';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { type ConsoleResource, listPath } from '../console-resource.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ListView } from './list-view.ts';

type ToolsProps = { resource: ConsoleResource; view: ListView };

export function ListTools({ resource, view, mayImport }: ToolsProps & { mayImport: boolean }) {
  const text = useText();
  const [isImporting, setImporting] = useState(false);
  return (
    <Stack direction="row" gap={1}>
      <SavedFilters resource={resource} view={view} />
      <PopoverButton
        label={text('lists.view.title')}
        trigger={
          <Button variant="quiet" size="small">
            {text('lists.view.title')}
          </Button>
        }
      >
        <ViewChoice resource={resource} view={view} />
      </PopoverButton>
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

function SavedFilters({ resource, view }: ToolsProps) {
  const text = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [name, setName] = useState('');
  const save = (close: () => void) => {
    if (name.trim() === '') return;
    view.saveFilter({ name: name.trim(), search });
    setName('');
    close();
  };
  return (
    <PopoverButton
      label={text('lists.saved.title')}
      trigger={
        <Button variant="quiet" size="small">
          {text('lists.saved.title')}
        </Button>
      }
    >
      {(close) => (
        <Stack gap={2}>
          {view.saved.map((filter) => (
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
                onClick={() => view.removeFilter(filter.name)}
              >
                {text('lists.saved.removeShort')}
              </Button>
            </Stack>
          ))}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save(close);
            }}
          >
            <Stack gap={1}>
              <TextField
                label={text('lists.saved.name')}
                help={text('lists.saved.help')}
                value={name}
                maxLength={60}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit" size="small" variant="secondary">
                {text('lists.saved.save')}
              </Button>
            </Stack>
          </form>
        </Stack>
      )}
    </PopoverButton>
  );
}

function ViewChoice({ resource, view }: ToolsProps) {
  const { text, contractText } = useLanguage();
  const { titleField } = resource.declaration;
  const labelOf = (name: string) => {
    if (name === 'status') return text('lists.columns.status');
    if (name === 'updated_at') return text('lists.columns.updated');
    return contractText(findField(resource.declaration, name)?.meta.label ?? name);
  };
  const toggle = (name: string) =>
    view.setColumns(
      view.possible.filter((one) => (one === name ? !view.columns.includes(name) : view.columns.includes(one))),
    );
  return (
    <Stack gap={2}>
      <RadioGroup
        name="density"
        label={text('lists.view.density')}
        value={view.density}
        options={[
          { value: 'comfortable', label: text('lists.view.comfortable') },
          { value: 'compact', label: text('lists.view.compact') },
        ]}
        onChange={(event) => view.setDensity(event.target.value === 'compact' ? 'compact' : 'comfortable')}
      />
      <fieldset>
        <legend>{text('lists.view.columns')}</legend>
        {view.possible
          .filter((name) => name !== titleField)
          .map((name) => (
            <Checkbox
              key={name}
              label={labelOf(name)}
              checked={view.columns.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
      </fieldset>
      <Button variant="quiet" size="small" onClick={() => view.setColumns(null)}>
        {text('lists.view.reset')}
      </Button>
    </Stack>
  );
}
