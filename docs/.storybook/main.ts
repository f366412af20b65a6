import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { apiReference } from './api-reference.ts';
import { componentFacts } from '../model/component-facts-plugin.ts';
import { writeFavicon } from './favicon.ts';
import { markdownPages } from './markdown-pages.ts';
import { writeDecisionPages } from '../model/decisions.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../pages/**/*.mdx',
    '../patterns/**/*.{mdx,stories.tsx}',
    writeDecisionPages(),
    '../../design-system/src/**/*.stories.tsx',
  ],
  addons: [
    // The guides have tables, which plain MDX does not support.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['./public', writeFavicon(), { from: '../../design-system/src/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), apiReference(), componentFacts(), markdownPages()],
      // All addresses are relative: the same build works under /docs/ and on an origin of its own.
      base: './',
      build: {
        rolldownOptions: {
          // 'use client' in the files of MUI has no effect here.
          onLog: (level: string, log: { code?: string }, next: (level: string, log: unknown) => void) =>
            log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : next(level, log),
        },
        chunkSizeWarningLimit: 2000,
      },
    }),
};

export default config;
