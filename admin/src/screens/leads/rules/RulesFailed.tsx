import { ErrorState } from '@prospectus/design-system';

import { useContractText, useText } from '../../../texts/language-context.ts';

/** Rules that could not be loaded, and a way to try again. */
export function RulesFailed({ error, title, onRetry }: { error: Error; title?: string; onRetry: () => void }) {
  const text = useText();
  const contractText = useContractText();
  return (
    <ErrorState
      headingLevel={2}
      title={title ?? text('rules.failed')}
      text={contractText(error.message)}
      onRetry={onRetry}
    />
  );
}
