import type { ThemeOptions } from '@mui/material/styles';
import type { ColourScheme } from '../tokens/index.ts';
import { colour, motion, radius, shadow, touchTarget } from '../tokens/index.ts';
import { globalStyles } from './global-styles.ts';

/** The look of MUI's components (react-admin included): thin borders, small corners, no shadows. */
export function componentOptions(scheme: ColourScheme): NonNullable<ThemeOptions['components']> {
  return {
    MuiCssBaseline: { styleOverrides: globalStyles(scheme) },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 40,
          borderRadius: radius.medium,
          transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
          '&.Mui-focusVisible': { outline: `2px solid ${colour.focusOuter}`, outlineOffset: 2 },
        },
        sizeLarge: { minHeight: 48 },
        outlined: { borderColor: colour.edge },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.medium } },
    },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${colour.rule}` } } },
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${colour.rule}`, boxShadow: shadow.floating } } },
    MuiDialog: {
      styleOverrides: {
        paper: { border: `1px solid ${colour.rule}`, borderRadius: radius.large, boxShadow: shadow.floating },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { background: colour.surface },
        notchedOutline: { borderColor: colour.edge },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colour.rule },
        head: { background: colour.tint, fontWeight: 600, color: colour.text },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: touchTarget, textTransform: 'none' } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
    MuiChip: { styleOverrides: { root: { borderRadius: radius.small } } },
    MuiAppBar: { defaultProps: { elevation: 0 }, styleOverrides: { root: { boxShadow: 'none' } } },
  };
}
