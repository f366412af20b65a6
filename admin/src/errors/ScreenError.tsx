import { Container, ErrorState } from '@prospectus/design-system';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';

import { useText } from '../texts/language-context.ts';

/** Shown where a screen failed to render. */
export function ScreenError({
  error,
  resetErrorBoundary,
}: {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}) {
  const text = useText();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Container size="text">
      <div style={{ paddingBlock: 64 }}>
        <ErrorState
          headingLevel={1}
          title={text('shell.screenError.title')}
          text={text('shell.screenError.text', { message: error.message })}
          onRetry={() => resetErrorBoundary()}
          action={<a href="/admin/">{text('shell.backTo', { label: text('shell.console') })}</a>}
        />
      </div>
    </Container>
  );
}
