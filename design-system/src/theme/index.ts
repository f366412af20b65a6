export { AppTheme, type AppThemeProps } from './AppTheme.tsx';
export { visuallyHidden } from './global-styles.ts';
export { darkThemeOptions, lightThemeOptions } from './theme-options.ts';
