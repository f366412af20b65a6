import CssBaseline from '@mui/material/CssBaseline';

/** The styles of a whole page, in the scheme of the theme above; for an application that brings its own theme provider. */
export const PageStyles = () => <CssBaseline enableColorScheme />;
