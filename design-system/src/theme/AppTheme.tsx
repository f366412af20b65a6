import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { darkThemeOptions, lightThemeOptions } from './themeOptions.ts';

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

// Shadows, overlays and channels are read from the theme object; as variables they would be 6 kB in every page.
const cssVariables = {
  cssVarPrefix: 'm',
  shouldSkipGeneratingVar: ([head, , last]: string[]) =>
    head !== 'palette' || ['dark', 'light', 'contrastText'].includes(last ?? ''),
};

const themes = {
  light: createTheme({ ...lightThemeOptions, cssVariables }),
  dark: createTheme({ ...darkThemeOptions, cssVariables }),
};
