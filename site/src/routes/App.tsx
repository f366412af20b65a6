import { AppTheme, type createStyleCache } from '@prospectus/design-system';
import type { ReactNode } from 'react';

/** The providers around the router, the same on the server and in the browser. */
export const App = ({
  styleCache,
  children,
}: {
  styleCache: ReturnType<typeof createStyleCache>;
  children: ReactNode;
}) => <AppTheme styleCache={styleCache}>{children}</AppTheme>;
