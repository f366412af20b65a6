export { AppTheme, type AppThemeProps } from './AppTheme.tsx';
export { PageStyles } from './PageStyles.tsx';
export { visuallyHidden } from './global-styles.ts';
export { darkThemeOptions, lightThemeOptions } from './theme-options.ts';
