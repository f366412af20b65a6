import { Card, Skeleton, Stack } from '@prospectus/design-system';

import { useText } from '../../../texts/language-context.ts';

const FIELDS = [320, 440, 380, 420];

/** The shape of a tab of rules while they are loading. */
export function RulesWaiting() {
  return (
    <div aria-busy="true" role="status" aria-label={useText()('shell.loading')}>
      <Card>
        <Stack gap={3}>
          <Skeleton width={240} height={22} />
          {FIELDS.map((width) => (
            <Stack key={width} gap={1}>
              <Skeleton width={120} height={16} />
              <Skeleton width={`min(${width}px, 100%)`} height={44} />
            </Stack>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
