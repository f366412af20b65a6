import { ErrorState } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';

/** A part that could not be loaded, with a way to try again. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState
      headingLevel={2}
      title={text('retention.failed')}
      text={error instanceof Error ? error.message : undefined}
      onRetry={onRetry}
    />
  );
}
