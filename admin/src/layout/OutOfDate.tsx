import { Button, Callout, Stack } from '@prospectus/design-system';

import { useText } from '../texts/language-context.ts';

/** Says that what is shown could not be read anew, and why, with a way to try again; nothing where it could be. */
export function OutOfDate({ error, title, onRetry }: { error: unknown; title?: string; onRetry: () => void }) {
  const text = useText();
  if (!(error instanceof Error)) return null;
  return (
    <Callout tone="warning" role="status" title={title ?? text('shell.outOfDate')}>
      <Stack gap={1} align="start">
        <span>{error.message}</span>
        <Button size="small" variant="secondary" onClick={onRetry}>
          {text('shell.tryAgain')}
        </Button>
      </Stack>
    </Callout>
  );
}
