import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Client and server build of the site; both give an asset the same hashed name, the client's alone is served. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  build: {
    target: 'es2024',
    assetsDir: 'assets',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    ssrEmitAssets: false,
    ...(!isSsrBuild && {
      manifest: true,
      // The bootstrap says itself what to fetch, and when.
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { bootstrap: 'src/bootstrap/bootstrap.ts' } },
    }),
  },
  // What the server renders with comes from one copy of React and Emotion, bundled.
  ssr: { noExternal: ['@prospectus/design-system', '@prospectus/contract', /^@mui\//, /^@emotion\//] },
}));
