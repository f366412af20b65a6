import { styled } from '@mui/material/styles';
import { fontSize } from '../../../tokens/index.ts';

/**
 * On phones each of three actions has its icon above its label. Separate styles: a page is sent only the styles of its
 * parts.
 */
export const ThreeInRow = styled('div')({
  '@media (max-width: 767px)': {
    '& > :first-of-type:nth-last-of-type(n + 3), & > :first-of-type:nth-last-of-type(n + 3) ~ *': {
      flex: 1,
      flexDirection: 'column',
      paddingInline: 4,
      fontSize: fontSize.small,
    },
  },
});
