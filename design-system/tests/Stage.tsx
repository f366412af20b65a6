import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { AppTheme } from '../src/index.ts';

/** What an application puts around a component, the same on the server and in the browser. */
export function Stage({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <AppTheme>{children}</AppTheme>
    </CacheProvider>
  );
}
