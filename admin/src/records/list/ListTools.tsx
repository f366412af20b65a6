import { Button, Checkbox, RadioGroup, Stack, TextField, useToast } from '@prospectus/design-system';
import { type MenuAction, MenuButton, PopoverButton } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

import { findField } from '../../fields/schema.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { type ConsoleResource, listPath } from '../console-resource.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ListView } from './list-view.ts';
import { saveFile } from '../../layout/save-file.ts';

/** What is done with a list as a whole: saved filters, columns and density, export, import. */
export function ListTools({
  resource,
  view,
  mayImport,
}: {
  resource: ConsoleResource;
  view: ListView;
  mayImport: boolean;
}) {
  const text = useText();
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
      <ExportMenu resource={resource} />
      {mayImport && <ImportButton resource={resource} />}
    </Stack>
  );
}

function SavedFilters({ resource, view }: { resource: ConsoleResource; view: ListView }) {
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

function ViewChoice({ resource, view }: { resource: ConsoleResource; view: ListView }) {
  const text = useText();
  const contractText = useContractText();
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

function ExportMenu({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { filterValues } = useListContext();
  const save = async (format: 'csv' | 'json') => {
    try {
      const filter = filterValues as object;
      const query = { format, filter: JSON.stringify(filter) };
      saveFile(
        await provider.api('GET /admin/:resource/export', { params: { resource: resource.declaration.name }, query }),
      );
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : text('lists.wrong') });
    }
  };
  const items: MenuAction[] = [
    { label: text('lists.export.csv'), onSelect: () => void save('csv') },
    { label: text('lists.export.json'), onSelect: () => void save('json') },
  ];
  return (
    <MenuButton
      label={text('lists.export.title')}
      items={items}
      trigger={
        <Button variant="quiet" size="small" startIcon="download">
          {text('lists.export.title')}
        </Button>
      }
    />
  );
}

function ImportButton({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {text('lists.import.title')}
      </Button>
      {open && <ImportDialog resource={resource} onClose={() => setOpen(false)} />}
    </>
  );
}
