import { Container, ErrorState } from '@prospectus/design-system';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';

/** Shown where a screen failed to render. */
export function ScreenError({
  error,
  resetErrorBoundary,
}: {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Container size="text">
      <div style={{ paddingBlock: 64 }}>
        <ErrorState
          headingLevel={1}
          title="This screen could not be shown"
          text={`What was saved is safe. The browser reports: ${error.message}`}
          onRetry={() => resetErrorBoundary()}
          action={<a href="/admin/">Back to the console</a>}
        />
      </div>
    </Container>
  );
}
