import CssBaseline from '@mui/material/CssBaseline';

/** Global styles in the scheme of the theme above, for an application with its own theme provider. */
export const PageStyles = () => <CssBaseline enableColorScheme />;
