import { Button, EmptyState, ErrorState, Select, Skeleton, Stack, Text, useToast } from '@prospectus/design-system';
import { SortableGroups } from '@prospectus/design-system/sortable';
import { FOOTER, resources } from '@prospectus/contract';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetList } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { RecordStatus } from '../../records/RecordStatus.tsx';
import { useText } from '../../texts/language-context.ts';
import { type BoardColumn, boardOf, columnChanges } from './column-changes.ts';

const { name } = resources.footer;

/** The columns of a footer with their links: each is moved by pointer or keys, a link from column to column as well. */
export function FooterBoard() {
  const text = useText();
  const [chosen, setChosen] = useState<string>();
  const { data, error, isPending, refetch } = useGetList<RaRecord>(
    name,
    { filter: {}, sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: 200 } },
    { retry: false },
  );
  const slugs = [...new Set(data?.map((column) => String(column['slug'])))];
  const slug = chosen ?? slugs[0];
  const columns = (data ?? []).filter((column) => column['slug'] === slug);
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('entities.footer.board')}
        subtitle={text('entities.footer.boardHelp')}
        back={{ label: text('shell.menu.footer'), href: `/${name}` }}
        actions={<PublishAll columns={columns} onDone={refetch} />}
      />
      {isPending && <Skeleton height={240} />}
      {error && (
        <ErrorState
          headingLevel={2}
          title={text('entities.footer.notLoaded')}
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <EmptyState headingLevel={2} icon="menu" title={text('entities.footer.none')} />}
      {slugs.length > 1 && (
        <Select
          label={text('entities.footer.group')}
          value={slug}
          options={slugs.map((value) => ({ value, label: value }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {columns.length > 0 && <Board columns={columns} onDone={refetch} />}
    </Stack>
  );
}

type Columns = { columns: readonly RaRecord[]; onDone: () => Promise<unknown> };

function Board({ columns, onDone }: Columns) {
  const text = useText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const save = async (board: readonly BoardColumn[]) => {
    try {
      if (board.some(({ items }) => items.length > FOOTER.linksPerColumn))
        throw new Error(text('entities.footer.tooMany', { most: FOOTER.linksPerColumn }));
      const { changed, order } = columnChanges(board, columns);
      for (const { column, fields } of changed)
        await provider.update(name, {
          id: column.id,
          data: { ...fields, version: column['version'] as number },
          previousData: column,
        });
      if (order)
        await provider.api('POST /admin/:resource/reorder', {
          params: { resource: name },
          body: { ids: order.ids.map(String), from: order.from.map(String) },
        });
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : text('lists.wrong') });
      throw error;
    } finally {
      await onDone();
    }
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

function PublishAll({ columns, onDone }: Columns) {
  const text = useText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [busy, setBusy] = useState(false);
  const changed = columns.filter((column) => column['status'] !== 'published');
  const publish = async () => {
    setBusy(true);
    try {
      for (const column of changed)
        await provider.api('POST /admin/:resource/:id/publish', {
          params: { resource: name, id: column.id },
          body: { version: column['version'] as number, checks: true },
        });
      toast.show({ tone: 'success', title: text('entities.footer.published') });
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : text('lists.wrong') });
    } finally {
      setBusy(false);
      await onDone();
    }
  };
  return (
    <Button size="small" busy={busy} disabled={changed.length === 0} onClick={() => void publish()}>
      {changed.length === 0
        ? text('entities.footer.allPublished')
        : text('entities.footer.publish', { smart_count: changed.length })}
    </Button>
  );
}
