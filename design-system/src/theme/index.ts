export { AppTheme, type AppThemeProps } from './AppTheme.tsx';
export { visuallyHidden } from './globalStyles.ts';
export { darkThemeOptions, lightThemeOptions } from './themeOptions.ts';
