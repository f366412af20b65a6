import { FOOTER, resources } from '@prospectus/contract';
import { Button, EmptyState, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { SortableGroups } from '@prospectus/design-system/sortable';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetList } from 'react-admin';

import { Loaded } from '../../layout/Loaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useCall } from '../../providers/calls.ts';
import { RecordStatus } from '../../records/RecordStatus.tsx';
import { useText } from '../../texts/language-context.ts';
import { type Board, boardOf, columnChanges } from './footer-links.ts';

const { name } = resources.footer;

/** The columns of a footer with their links: each is moved by pointer or keys, a link from column to column as well. */
export function FooterBoard() {
  const text = useText();
  const [chosen, setChosen] = useState<string>();
  const query = useGetList<RaRecord>(
    name,
    { filter: {}, sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: 200 } },
    { retry: false },
  );
  const slugs = [...new Set(query.data?.map((column) => String(column['slug'])))];
  const slug = chosen ?? slugs[0];
  const columns = (query.data ?? []).filter((column) => column['slug'] === slug);
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('entities.footer.board')}
        subtitle={text('entities.footer.boardHelp')}
        back={{ label: text('shell.menu.footer'), href: `/${name}` }}
        actions={<PublishAll columns={columns} />}
      />
      {slugs.length > 1 && (
        <Select
          label={text('entities.footer.group')}
          value={slug}
          options={slugs.map((value) => ({ value, label: value }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <Loaded
        query={query}
        title={text('entities.footer.notLoaded')}
        headingLevel={2}
        waiting={<Skeleton height={240} />}
      >
        {({ length }) =>
          length === 0 ? (
            <EmptyState headingLevel={2} icon="menu" title={text('entities.footer.none')} />
          ) : (
            <Columns columns={columns} />
          )
        }
      </Loaded>
    </Stack>
  );
}

function Columns({ columns }: { columns: readonly RaRecord[] }) {
  const text = useText();
  const provider = useDataProvider();
  const { attempt } = useCall();
  const save = async (board: Board) => {
    const { changed, order } = columnChanges(board, columns);
    const result = await attempt(
      async (api) => {
        if (board.some(({ items }) => items.length > FOOTER.linksPerColumn))
          throw new Error(text('entities.footer.tooMany', { most: FOOTER.linksPerColumn }));
        for (const { column, fields } of changed) {
          const data = { ...fields, version: column['version'] as number };
          await provider.update(name, { id: column.id, data, previousData: column });
        }
        if (order) {
          const body = { ids: order.ids.map(String), from: order.from.map(String) };
          await api('POST /admin/:resource/reorder', { params: { resource: name }, body });
        }
      },
      { refetch: [name] },
    );
    // The board shows the order before.
    if (!result) throw new Error('The order was not saved.');
  };
  return (
    <SortableGroups
      groups={boardOf(columns)}
      groupId={(column) => String(column.id)}
      itemId={({ id }) => id}
      groupLabel={(column) => String(column['title'])}
      itemLabel={({ label, href }) => label || href}
      emptyText={text('entities.footer.emptyColumn')}
      renderGroup={(column) => (
        <Stack direction="row" gap={1} align="center" justify="space-between">
          <b>{String(column['title'])}</b>
          <Stack direction="row" gap={1} align="center">
            <RecordStatus record={column} />
            <Button variant="quiet" size="small" href={`/${name}/${column.id}`}>
              {text('entities.footer.edit')}
            </Button>
          </Stack>
        </Stack>
      )}
      renderItem={({ label, href }) => (
        <>
          {label}{' '}
          <Text as="span" size="small" tone="muted">
            {href}
          </Text>
        </>
      )}
      onReorder={save}
    />
  );
}

function PublishAll({ columns }: { columns: readonly RaRecord[] }) {
  const text = useText();
  const { attempt, busy } = useCall();
  const changed = columns.filter((column) => column['status'] !== 'published');
  const publish = () =>
    attempt(
      async (api) => {
        for (const { id, version } of changed)
          await api('POST /admin/:resource/:id/publish', {
            params: { resource: name, id },
            body: { version: version as number, checks: true },
          });
      },
      { done: text('entities.footer.published'), refetch: [name] },
    );
  return (
    <Button size="small" busy={busy} disabled={changed.length === 0} onClick={() => void publish()}>
      {changed.length === 0
        ? text('entities.footer.allPublished')
        : text('entities.footer.publish', { smart_count: changed.length })}
    </Button>
  );
}
