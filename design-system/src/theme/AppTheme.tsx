import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { darkThemeOptions, lightThemeOptions } from './theme-options.ts';

/** Props of {@link AppTheme}. */
export interface AppThemeProps {
  children: ReactNode;
  /** The public site is light; the console offers both. */
  scheme?: 'light' | 'dark' | undefined;
  /** From `createStyleCache()`: one per request on the server, one per page in the browser. */
  styleCache?: EmotionCache | undefined;
}

/** Wraps an application: theme, global styles, focus ring, print and contrast rules. */
export function AppTheme({ children, scheme = 'light', styleCache }: AppThemeProps) {
  const themed = (
    <ThemeProvider theme={themes[scheme]}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
  return styleCache ? <CacheProvider value={styleCache}>{themed}</CacheProvider> : themed;
}

// Our colours are CSS variables that bands and contrast settings change in place. MUI's `cssVariables` would add 12 kB
// to every page.
const themes = {
  light: createTheme(lightThemeOptions),
  dark: createTheme(darkThemeOptions),
};
