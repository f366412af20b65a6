import process from 'node:process';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8081';

/** A static build under `/admin/`; in development the API and its files are proxied, so that cookies stay on one origin. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // What the first screen needs comes in two files, of which the libraries' one changes seldom; without this there
        // is a file for every module that two lazy screens share.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'console', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/media': api } },
});
