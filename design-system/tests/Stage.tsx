import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { AppTheme } from '../src/index.ts';

interface StageProps {
  cache: EmotionCache;
  scheme?: 'light' | 'dark' | undefined;
  children: ReactNode;
}

/** What an application puts around a component, the same on the server and in the browser. */
export function Stage({ cache, scheme, children }: StageProps) {
  return (
    <CacheProvider value={cache}>
      <AppTheme scheme={scheme}>{children}</AppTheme>
    </CacheProvider>
  );
}
