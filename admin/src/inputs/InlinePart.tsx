import styled from '@emotion/styled';
import { IconButton, mediaQuery, space } from '@prospectus/design-system';
import { useText } from '../texts/language-context.ts';
import type { CSSProperties, ReactNode } from 'react';

/** A short part in one row; `columns` is the grid template of its fields. */
export function InlinePart({
  title,
  columns,
  onRemove,
  children,
}: {
  title: string;
  columns: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <Root data-spread="">
      <div style={{ '--columns': columns } as CSSProperties}>{children}</div>
      <IconButton icon="close" label={useText()('entities.list.remove', { title })} onClick={onRemove} />
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(1),
  '& > div': { display: 'grid', gap: space(1.5), alignItems: 'end' },
  [mediaQuery.tablet]: { '& > div': { gridTemplateColumns: 'var(--columns)' } },
});
