import { Button, Card, EmptyState, Link, Skeleton, Stack, Text } from '@prospectus/design-system';
import { type RaRecord, useGetList, useGetOne } from 'react-admin';

import { Loaded } from '../../layout/Loaded.tsx';
import { RecordStatus } from '../../records/RecordStatus.tsx';
import { useText } from '../../texts/language-context.ts';

/** The specialisations of a programme, each with its own form, and a new one below it. */
export function Specialisations({ record }: { record: RaRecord | undefined }) {
  const text = useText();
  if (record?.id === undefined) return <Card>{text('entities.specialisations.saveFirst')}</Card>;
  const parent = record['parent_program'] as string | null;
  return parent ? <Parent id={parent} /> : <List parent={String(record.id)} />;
}

function Parent({ id }: { id: string }) {
  const text = useText();
  const { data } = useGetOne<RaRecord>('program', { id });
  return (
    <Card>
      <Link href={`/program/${id}#specialisations`}>
        {text('entities.specialisations.isOne', { name: String(data?.['display_name'] ?? '…') })}
      </Link>
    </Card>
  );
}

function List({ parent }: { parent: string }) {
  const text = useText();
  const query = useGetList<RaRecord>(
    'program',
    {
      filter: { parent_program: parent },
      sort: { field: 'position', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { retry: false },
  );
  // What react-admin fills a new record with.
  const initial = new URLSearchParams({ source: JSON.stringify({ parent_program: parent }) });
  const create = (
    <Button size="small" variant="secondary" href={`/program/create?${initial.toString()}`}>
      {text('entities.specialisations.create')}
    </Button>
  );
  return (
    <Loaded
      query={query}
      title={text('entities.specialisations.notLoaded')}
      headingLevel={3}
      waiting={<Skeleton height={160} />}
    >
      {(programs) =>
        programs.length === 0 ? (
          <EmptyState
            headingLevel={3}
            icon="book"
            title={text('entities.specialisations.none')}
            text={text('entities.specialisations.text')}
            action={create}
          />
        ) : (
          <Card>
            <Stack gap={2}>
              <Stack as="ul" gap={1.5}>
                {programs.map((one) => (
                  <li key={one.id}>
                    <Stack direction="row" justify="space-between" align="center" gap={1}>
                      <div>
                        <Link href={`/program/${one.id}`}>{String(one['display_name'])}</Link>
                        <Text size="small" tone="muted">
                          {String(one['slug'])}
                        </Text>
                      </div>
                      <RecordStatus record={one} />
                    </Stack>
                  </li>
                ))}
              </Stack>
              <div>{create}</div>
            </Stack>
          </Card>
        )
      }
    </Loaded>
  );
}
