import { Button, Callout, Stack } from '@prospectus/design-system';

import { useLanguage } from '../texts/language-context.ts';

export function PartFailed({ error, title, onRetry }: { error: unknown; title: string; onRetry: () => void }) {
  const { text, contractText } = useLanguage();
  if (!(error instanceof Error)) return null;
  return (
    <Callout tone="warning" role="status" title={title}>
      <Stack gap={1} align="start">
        <span>{contractText(error.message)}</span>
        <Button size="small" variant="secondary" onClick={onRetry}>
          {text('shell.tryAgain')}
        </Button>
      </Stack>
    </Callout>
  );
}
