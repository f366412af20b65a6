import type { LectureHistoryEntry } from '@prospectus/contract';
import { Accordion, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { Timestamp } from '../../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { useText } from '../../../texts/language-context.ts';
import { LECTURE_FIELDS } from './draft.ts';

/** What was done to a lecture: who, when, and what was before. */
export function LectureHistory({ id, version }: { id: string; version: number }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error } = useQuery<LectureHistoryEntry[]>({
    queryKey: ['lecture-history', id, version],
    queryFn: () => provider.api('GET /admin/live-lectures/:id/history', { params: { id } }),
    retry: false,
  });
  const content = error ? (
    <Text size="small">{error.message}</Text>
  ) : (
    <Stack as="ol" gap={1.5}>
      {data?.map((entry) => (
        <li key={entry.changeId}>
          <Text size="small">
            {text(`planner.verbs.${entry.verb}`)} · {entry.by ?? text('planner.nobody')} · <Timestamp at={entry.at} />
          </Text>
          {differences(entry).map(({ name, before, after }) => (
            <Text key={name} size="small" tone="muted">
              <s>{before}</s> → {after}
            </Text>
          ))}
        </li>
      ))}
    </Stack>
  );
  return <Accordion items={[{ id: 'history', title: text('planner.history'), content }]} />;
}

/** The fields of a lecture that a change has changed. */
function differences({ before, after }: LectureHistoryEntry) {
  if (!before || !after) return [];
  return LECTURE_FIELDS.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    before: String(before[name]),
    after: String(after[name]),
  }));
}
