import styled from '@emotion/styled';
import { space } from '@prospectus/design-system';

/** The boxes of the events, beside each other where there is room. */
export const EventBoxes = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  columnGap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 600 },
  '& .wrong': { gridColumn: '1 / -1' },
});
