import styled from '@emotion/styled';
import { IconButton, space, up } from '@prospectus/design-system';
import type { ReactNode } from 'react';

/** A short part in one line, its fields side by side. */
export function InlinePart({ title, onRemove, children }: { title: string; onRemove: () => void; children: ReactNode }) {
  return (
    <Root>
      <div>{children}</div>
      <IconButton icon="close" label={`Remove ${title}`} onClick={onRemove} />
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(1),
  '& > div': { display: 'grid', gap: space(1.5), alignItems: 'end' },
  [up.tablet]: { '& > div': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
