import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { darkThemeOptions, lightThemeOptions } from './theme-options.ts';

/** Props of {@link AppTheme}. */
export interface AppThemeProps {
  children: ReactNode;
  /** The public pages are light; the console offers both. */
  scheme?: 'light' | 'dark' | undefined;
  /** From `createStyleCache()`: one a request on the server, one a page in the browser. */
  styleCache?: EmotionCache | undefined;
}

/** Wraps an application: theme, global styles, focus mark, print and contrast rules. */
export function AppTheme({ children, scheme = 'light', styleCache }: AppThemeProps) {
  const themed = (
    <ThemeProvider theme={themes[scheme]}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
  return styleCache ? <CacheProvider value={styleCache}>{themed}</CacheProvider> : themed;
}

// Colours are CSS variables of our own (`tokens/vars.ts`), which bands and contrast settings change in place.
// MUI's `cssVariables` would repeat them as 12 kB in every rendered page.
const themes = {
  light: createTheme(lightThemeOptions),
  dark: createTheme(darkThemeOptions),
};
