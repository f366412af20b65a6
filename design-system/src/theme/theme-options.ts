import type { ThemeOptions } from '@mui/material/styles';
import type { ColourScheme } from '../tokens/index.ts';
import { breakpoint, dark, family, leading, light, size, weight } from '../tokens/index.ts';
import { componentOptions } from './component-options.ts';

/** The light scheme as plain options, for a `createTheme` of one's own (react-admin makes its own). */
export const lightThemeOptions: ThemeOptions = themeOptions(light, 'light');

/** The dark scheme as plain options; the console offers it. */
export const darkThemeOptions: ThemeOptions = themeOptions(dark, 'dark');

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
      // react-admin paints its bar with `secondary`: ink, not marigold, so that marigold stays rare.
      secondary:
        mode === 'light'
          ? { main: light.text, contrastText: light.page }
          : { main: dark.surface, contrastText: dark.text },
      error: { main: scheme.danger, dark: scheme.dangerHover, contrastText: scheme.onDanger },
      warning: { main: scheme.warning, contrastText: scheme.surface },
      success: { main: scheme.success, contrastText: scheme.surface },
      info: { main: scheme.action, contrastText: scheme.onAction },
      background: { default: scheme.page, paper: scheme.surface },
      text: { primary: scheme.text, secondary: scheme.muted },
      divider: scheme.rule,
    },
    breakpoints: { values: { xs: 0, sm: breakpoint.tablet, md: 1024, lg: breakpoint.laptop, xl: breakpoint.wide } },
    spacing: 8,
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: family.text,
      fontWeightBold: weight.semibold,
      h1: heading(size.h1),
      h2: heading(size.h2),
      h3: heading(size.h3),
      h4: heading(size.h4),
      h5: heading(size.h5),
      h6: { ...heading('1.0625rem'), lineHeight: leading.snug },
      body1: { fontSize: '1rem', lineHeight: leading.normal },
      body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
      caption: { fontSize: '0.875rem' },
      button: { textTransform: 'none', fontWeight: weight.semibold, fontSize: '1rem' },
    },
    components: componentOptions(scheme),
  };
}

function heading(fontSize: string) {
  return {
    fontFamily: family.display,
    fontSize,
    fontWeight: weight.semibold,
    lineHeight: leading.tight,
    letterSpacing: '-0.012em',
  };
}
