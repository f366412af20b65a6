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
      rolldownOptions: {
        input: { bootstrap: 'src/bootstrap/bootstrap.ts', fonts: 'src/fonts.ts' },
        // What every page needs comes in two files, what most need in a third, instead of one for every module that two
        // pages share.
        // What the modal or the calendar alone needs stays with it.
        output: {
          // Every page names the files that it needs: what they share goes without a name of words.
          chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
          advancedChunks: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser)@?/,
              },
              {
                name: 'look',
                test: /node_modules(?!.*(?:zod|hook-?form|fullcalendar|full-ui|temporal))|design-system[\\/]src[\\/](?:theme|tokens|server|components[\\/]\w+[\\/](?:AppBar|BottomBar|Button|Container|Footer|Heading|Icon|IconButton|Lattice|Link|Logo|ProgressBar|Section|SkipLink|Stack|Text|Toast|Card|Grid)[\\/])/,
              },
              // Components of many pages, which were a file of a few hundred bytes each.
              { name: 'parts', test: /design-system[\\/]src[\\/]/, minShareCount: 4 },
            ],
          },
        },
      },
    }),
  },
  // What the server renders with comes from one copy of React and Emotion, bundled.
  ssr: { noExternal: ['@prospectus/design-system', '@prospectus/contract', /^@mui\//, /^@emotion\//] },
}));
