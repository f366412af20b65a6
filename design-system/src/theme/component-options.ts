import type { ThemeOptions } from '@mui/material/styles';
import type { ColourScheme } from '../tokens/index.ts';
import { backdrop, breakpoints, colour, fontSize, motion, radius, shadow, touchTarget } from '../tokens/index.ts';
import { globalStyles } from './global-styles.ts';

/** Below a tablet's width. */
const PHONE = `@media (max-width: ${breakpoints.tablet - 0.02}px)`;
const WHOLE_SCREEN = { maxWidth: '100%', height: '100%', maxHeight: '100%', border: 0, borderRadius: 0 };

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
    MuiMenu: { styleOverrides: { paper: { minWidth: 200, maxWidth: 'min(360px, calc(100vw - 16px))' } } },
    // A disabled entry is reached by keys, so that its hint is read.
    MuiMenuList: { defaultProps: { disabledItemsFocusable: true } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          gap: 12,
          paddingBlock: 10,
          whiteSpace: 'normal',
          '&[data-tone-of="danger"]': { color: colour.danger },
        },
      },
    },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: backdrop } } } },
    MuiDialog: {
      defaultProps: { fullWidth: true },
      styleOverrides: {
        container: { [PHONE]: { alignItems: 'flex-end' } },
        paper: {
          width: '100%',
          margin: 24,
          maxHeight: 'calc(100% - 48px)',
          border: `1px solid ${colour.rule}`,
          borderTop: `4px solid ${colour.accent}`,
          borderRadius: radius.large,
          boxShadow: shadow.floating,
          [PHONE]: { margin: 0, borderRadius: `${radius.large} ${radius.large} 0 0` },
        },
        paperWidthXs: { maxWidth: 440, [PHONE]: { maxWidth: '100%' } },
        paperWidthSm: { maxWidth: 560, [PHONE]: WHOLE_SCREEN },
        paperWidthMd: { maxWidth: 840, [PHONE]: WHOLE_SCREEN },
      },
    },
    MuiDrawer: { styleOverrides: { paper: { width: '100%' } } },
    MuiSwitch: {
      styleOverrides: { switchBase: { color: colour.edge }, track: { backgroundColor: colour.edge } },
    },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: touchTarget } } },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: fontSize.detail, lineHeight: 1.45 } } },
    MuiPagination: { defaultProps: { shape: 'rounded', siblingCount: 0, color: 'primary' } },
    MuiPaginationItem: { styleOverrides: { root: { minWidth: touchTarget, height: touchTarget, margin: 0 } } },
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
