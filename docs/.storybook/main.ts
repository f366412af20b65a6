import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { renderLogoSvg } from '../../design-system/src/components/brand/Logo/logo-svg.ts';
import { componentFacts } from '../model/component-facts-plugin.ts';
import { markdownPages } from './markdown-pages.ts';
import { writeDecisionPages } from '../model/decisions.ts';
import { ROOT } from '../model/paths.ts';

const SWAGGER_UI = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../pages/**/*.mdx',
    '../patterns/**/*.{mdx,stories.tsx}',
    writeDecisionPages(),
    '../../design-system/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: [
    './public',
    writeFavicon(),
    { from: '../../design-system/src/fonts', to: '/fonts' },
    // Pages that Storybook does not render use the tokens too.
    { from: '../../design-system/src/tokens/tokens.css', to: '/tokens.css' },
    { from: '../api-reference/page', to: '/api-reference' },
    { from: `${SWAGGER_UI}/swagger-ui-bundle.js`, to: '/api-reference/swagger-ui.js' },
    { from: `${SWAGGER_UI}/swagger-ui.css`, to: '/api-reference/swagger-ui.css' },
    { from: `${SWAGGER_UI}/LICENSE`, to: '/api-reference/LICENSE.txt' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), componentFacts(), markdownPages()],
      // All addresses are relative: the same build works under /docs/ and at the root of an origin.
      base: './',
      build: {
        rolldownOptions: {
          // MUI's 'use client' has no effect here.
          onLog: (level: string, log: { code?: string }, next: (level: string, log: unknown) => void) =>
            log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : next(level, log),
        },
        chunkSizeWarningLimit: 2000,
      },
    }),
};

export default config;

/** Writes the favicon, the mark of the logo with a side of 64 px, and returns its folder. */
function writeFavicon(): string {
  const folder = join(ROOT, 'docs/.cache/public');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'favicon.svg'), renderLogoSvg(64));
  return folder;
}
