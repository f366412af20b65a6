import type { LectureClash } from '@prospectus/contract';
import { Callout, Stack, Text } from '@prospectus/design-system';

import { useLanguage } from '../../../texts/language-context.ts';
import { formatDay } from '../times.ts';

const MOST = 6;

/** What a lecture, or a change, is at the same time as. */
export function ClashList({ clashes }: { clashes: readonly LectureClash[] }) {
  const { text, locale } = useLanguage();
  const shown = clashes.slice(0, MOST);
  return (
    <Callout tone="warning" role="status" title={text('planner.clashes', { smart_count: clashes.length })}>
      <Stack as="ul" gap={0.5}>
        {shown.map((clash) => (
          <li key={`${clash.id} ${clash.of.id ?? ''} ${clash.of.start_date}`}>
            <Text as="span" size="small">
              {clash.why === 'holiday'
                ? text('planner.clashHoliday', { day: formatDay(clash.of.start_date, locale), holiday: clash.title })
                : text('planner.clashBatch', {
                    day: formatDay(clash.start_date, locale),
                    from: clash.start_time,
                    to: clash.end_time,
                    subject: clash.title,
                  })}
            </Text>
          </li>
        ))}
        {clashes.length > MOST && <li>{text('planner.moreClashes', { smart_count: clashes.length - MOST })}</li>}
      </Stack>
    </Callout>
  );
}
