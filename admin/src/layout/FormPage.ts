import styled from '@emotion/styled';
import { mediaQuery, space } from '@prospectus/design-system';

/** The column of a form; its bar is at the bottom of the window even where the form is short. */
export const FormPage = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  // A panel at the end of the window, such as the preview.
  marginInlineEnd: 'var(--side-panel, 0px)',
  minHeight: `calc(100dvh - 56px - ${space(3)})`,
  [mediaQuery.desktop]: { minHeight: `calc(100dvh - ${space(3)})` },
});
