import type { RecordChange } from '@prospectus/contract';
import { Button, Card, EmptyState, ErrorState, Heading, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';

import { FormPage } from '../../layout/FormPage.ts';
import { INDIA } from '../../layout/india-time.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { StickyBar } from '../../layout/StickyBar.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { ChangeFilters } from './ChangeFilters.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { type ChangeFilter, useChangeFilter, useChanges } from './use-changes.ts';

/** Everything that was changed in the content, by day, and the way back for what is chosen. */
export function Changes() {
  const { text } = useLanguage();
  const { filter, set } = useChangeFilter();
  return (
    <FormPage>
      <PageHeader title={text('changes.title')} />
      <Text tone="muted">{text('changes.intro')}</Text>
      <ChangeFilters resources={resourceEntries} filter={filter} onChange={set} />
      <Days key={JSON.stringify(filter)} filter={filter} resources={resourceEntries} />
    </FormPage>
  );
}

function Days({ filter, resources }: { filter: ChangeFilter; resources: readonly ResourceEntry[] }) {
  const { text, locale } = useLanguage();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useChanges(filter);
  const [chosen, setChosen] = useState<ReadonlyMap<string, RecordChange>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  if (isPending) return <ListSkeleton />;
  if (error)
    return (
      <ErrorState
        headingLevel={2}
        title={text('changes.failed')}
        text={error instanceof Error ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    );
  const changes = data.pages.flatMap((page) => page.data);
  if (changes.length === 0)
    return <EmptyState headingLevel={2} icon="clock" title={text('changes.none')} text={text('changes.noneText')} />;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: INDIA });
  const byDay = Map.groupBy(changes, ({ at }) => day.format(new Date(at)));
  const choose = (change: RecordChange) =>
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(change.id)) next.set(change.id, change);
      return next;
    });
  return (
    <>
      {[...byDay].map(([title, ofDay]) => (
        <section key={title}>
          <Stack gap={1}>
            <Heading level={2} size="h5">
              {title}
            </Heading>
            <Card>
              <Stack as="ol" gap={1.5}>
                {ofDay.map((change) => (
                  <ChangeRow
                    key={change.id}
                    change={change}
                    resource={resources.find(({ declaration }) => declaration.name === change.resource)}
                    isChosen={chosen.has(change.id)}
                    onChoose={() => choose(change)}
                  />
                ))}
              </Stack>
            </Card>
          </Stack>
        </section>
      ))}
      {hasNextPage && (
        <Stack direction="row" justify="center">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('changes.more')}
          </Button>
        </Stack>
      )}
      {chosen.size > 0 && (
        <StickyBar state={text('changes.chosen', { smart_count: chosen.size })}>
          <Button variant="quiet" size="small" onClick={() => setChosen(new Map())}>
            {text('changes.chooseNone')}
          </Button>
          <Button size="small" onClick={() => setIsAsking(true)}>
            {text('changes.undo')}
          </Button>
        </StickyBar>
      )}
      {isAsking && (
        <UndoDialog
          changes={[...chosen.values()]}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsAsking(false);
            setChosen(new Map());
            void refetch();
          }}
        />
      )}
    </>
  );
}
