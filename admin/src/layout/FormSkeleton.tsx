import { useText } from '../texts/language-context.ts';
import { Card, Skeleton, Stack } from '@prospectus/design-system';

export function FormSkeleton() {
  const text = useText();
  return (
    <div aria-busy="true" role="status" aria-label={text('shell.loading')}>
      <Stack gap={3}>
        <Skeleton width="min(360px, 70%)" height={34} />
        <Card>
          <Stack gap={3}>
            {[1, 2, 3, 4].map((row) => (
              <Stack key={row} gap={1}>
                <Skeleton width={120} height={16} />
                <Skeleton height={48} />
              </Stack>
            ))}
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
