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

// The rest is read from the theme object; as variables it would be 12 kB in every page.
const variables = ['primary', 'secondary', 'error', 'warning', 'success', 'info', 'background', 'text', 'divider'];

const cssVariables = {
  cssVarPrefix: 'm',
  shouldSkipGeneratingVar: ([head, group = '', last = '']: string[]) =>
    head !== 'palette' || !variables.includes(group) || last.endsWith('Channel'),
};

const themes = {
  light: createTheme({ ...lightThemeOptions, cssVariables }),
  dark: createTheme({ ...darkThemeOptions, cssVariables }),
};
