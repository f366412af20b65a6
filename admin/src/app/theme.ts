import { colour, darkThemeOptions, lightThemeOptions } from '@prospectus/design-system';
import type { RaThemeOptions } from 'react-admin';

/** The design system's light and dark themes, extended for the react-admin components the console uses. */
export const lightTheme = withReactAdminStyles(lightThemeOptions as RaThemeOptions);
export const darkTheme = withReactAdminStyles(darkThemeOptions as RaThemeOptions);

function withReactAdminStyles(options: RaThemeOptions): RaThemeOptions {
  return {
    ...options,
    components: {
      ...options.components,
      RaDataTable: {
        styleOverrides: {
          root: {
            '& .RaDataTable-tableWrapper': {
              position: 'relative',
              background: colour.surface,
              border: `1px solid ${colour.rule}`,
              borderRadius: 6,
              overflowX: 'auto',
            },
            '& .RaDataTable-table': { fontVariantNumeric: 'tabular-nums' },
            '& .RaDataTable-headerCell': {
              position: 'sticky',
              top: 0,
              zIndex: 2,
              padding: '6px 10px',
              fontSize: '0.9375rem',
              background: colour.tint,
            },
            '& .RaDataTable-rowCell': { fontSize: '0.9375rem', padding: '10px', verticalAlign: 'top' },
            // The title names the row and gets its width first.
            '& tbody td:nth-of-type(2)': { minWidth: 170 },
            // Wide enough for most single words; longer ones break.
            '& tbody td:nth-of-type(n + 3)': { minWidth: 96 },
            '& td': { overflowWrap: 'anywhere' },
            '& td.short': { overflowWrap: 'normal' },
            '& tbody td.cut': {
              width: '20%',
              maxWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            },
            '& input[type="checkbox"]': { width: 18, height: 18, margin: 0, accentColor: colour.action },
            '&.compact .RaDataTable-headerCell': { padding: '6px 8px', fontSize: '0.875rem' },
            '&.compact .RaDataTable-rowCell': { padding: '4px 8px', fontSize: '0.875rem' },
            '&.compact tbody td.short': { minWidth: 0, whiteSpace: 'nowrap' },
            '& .RaDataTable-row:hover': { background: colour.tint },
            '& tbody tr:last-of-type td': { borderBottom: 0 },
          },
        },
      },
      MuiTablePagination: {
        styleOverrides: { root: { border: 0, color: colour.muted }, toolbar: { paddingInline: 0 } },
      },
    },
  } as RaThemeOptions;
}
