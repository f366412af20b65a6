import type { LectureReach } from '@prospectus/contract';
import { Callout, Stack, Text } from '@prospectus/design-system';

import { useText } from '../../../texts/language-context.ts';

const MOST = 4;

/** Whom a change reaches: batches, feeds, pages, and how soon. */
export function Reach({ reach, counts }: { reach: LectureReach; counts?: { saved: number; deleted: number } }) {
  const text = useText();
  const { batches, feeds, pages, within24h, beginsInMinutes } = reach;
  if (batches.length === 0) return null;
  const named = batches.slice(0, MOST).join('; ');
  return (
    <Stack gap={1}>
      {within24h && beginsInMinutes !== null && (
        <Callout tone="warning" role="status" title={text('planner.soon')}>
          {beginsInMinutes < 60
            ? text('planner.beginsMinutes', { smart_count: beginsInMinutes })
            : text('planner.beginsHours', { smart_count: Math.floor(beginsInMinutes / 60) })}
        </Callout>
      )}
      <Text size="small" tone="muted">
        {counts && counts.saved + counts.deleted > 1 && (
          <>{text('planner.reachLectures', { smart_count: counts.saved + counts.deleted })} </>
        )}
        {text('planner.reachBatches', { smart_count: batches.length, names: named })}{' '}
        {text('planner.reachFeeds', { smart_count: feeds })} {text('planner.reachPages', { pages: pages.join(', ') })}
      </Text>
    </Stack>
  );
}
