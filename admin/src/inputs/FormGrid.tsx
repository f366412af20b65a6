import styled from '@emotion/styled';
import type { FieldKind } from '@prospectus/contract';
import { mediaQuery, space } from '@prospectus/design-system';

/** Two columns on a desktop; a child marked `data-wide` spans both. */
export const FormGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(2.5)} ${space(3)}`,
  alignItems: 'start',
  [mediaQuery.desktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});

/** Kinds whose inputs span both columns. */
export const spansBothColumns = (kind: FieldKind | undefined): boolean =>
  kind === 'longText' || kind === 'richText' || kind === 'list';
