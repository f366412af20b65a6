import type { ThemeOptions } from '@mui/material/styles';
import type { ColourScheme } from '../tokens/index.ts';
import {
  breakpoints,
  darkColours,
  fontFamily,
  fontSize,
  fontWeight,
  lightColours,
  lineHeight,
} from '../tokens/index.ts';
import { componentOptions } from './component-options.ts';

/** The light scheme as plain options, for `createTheme` or react-admin. */
export const lightThemeOptions: ThemeOptions = themeOptions(lightColours, 'light');

/** The dark scheme as plain options. */
export const darkThemeOptions: ThemeOptions = themeOptions(darkColours, 'dark');

function themeOptions(scheme: ColourScheme, mode: 'light' | 'dark'): ThemeOptions {
  return {
    palette: {
      mode,
      primary: {
        main: scheme.action,
        dark: scheme.actionHover,
        light: scheme.actionTint,
        contrastText: scheme.onAction,
      },
      // react-admin's bar has the colour `secondary`: ink, so that marigold stays rare.
      secondary:
        mode === 'light'
          ? { main: lightColours.text, contrastText: lightColours.page }
          : { main: darkColours.surface, contrastText: darkColours.text },
      error: { main: scheme.danger, dark: scheme.dangerHover, contrastText: scheme.onDanger },
      warning: { main: scheme.warning, contrastText: scheme.surface },
      success: { main: scheme.success, contrastText: scheme.surface },
      info: { main: scheme.action, contrastText: scheme.onAction },
      background: { default: scheme.page, paper: scheme.surface },
      text: { primary: scheme.text, secondary: scheme.muted },
      divider: scheme.rule,
    },
    breakpoints: { values: { xs: 0, sm: breakpoints.tablet, md: 1024, lg: breakpoints.laptop, xl: breakpoints.wide } },
    spacing: 8,
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: fontFamily.text,
      fontWeightBold: fontWeight.semibold,
      h1: heading(fontSize.h1),
      h2: heading(fontSize.h2),
      h3: heading(fontSize.h3),
      h4: heading(fontSize.h4),
      h5: heading(fontSize.h5),
      h6: { ...heading('1.0625rem'), lineHeight: lineHeight.snug },
      body1: { fontSize: '1rem', lineHeight: lineHeight.normal },
      body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
      caption: { fontSize: '0.875rem' },
      button: { textTransform: 'none', fontWeight: fontWeight.semibold, fontSize: '1rem' },
    },
    components: componentOptions(scheme),
  };
}

function heading(size: string) {
  return {
    fontFamily: fontFamily.display,
    fontSize: size,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.tight,
    letterSpacing: '-0.012em',
  };
}
