import type { Decorator, Preview } from '@storybook/react-vite';
import { AppTheme } from '@prospectus/design-system';
import '@prospectus/design-system/fonts/fonts.css';
import { ComponentPage } from '../component-page/ComponentPage.tsx';
import { exactArgTypes } from './arg-types.ts';
import './docs.css';
import { PageFrame } from './PageFrame.tsx';
import { brandTheme } from './theme.ts';

const withTheme: Decorator = (Story, { globals }) => (
  <AppTheme scheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
    <Story />
  </AppTheme>
);

const preview: Preview = {
  decorators: [withTheme],
  tags: ['autodocs'],
  argTypesEnhancers: [exactArgTypes],
  globalTypes: {
    scheme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { color: /colour$/i, date: /date$/i } },
    docs: { theme: brandTheme, container: PageFrame, page: ComponentPage, toc: { headingSelector: 'h2, h3' } },
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide 1600', styles: { width: '1600px', height: '1000px' } },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guides',
          [
            'Welcome',
            'Search',
            'Tour of the packages',
            'Walks through the code',
            'Build a page',
            'Add a component',
            'Add a content resource',
            'How a page becomes interactive',
            'Before CI accepts it',
            'Another university',
            'Content guide',
            'Consent and retention',
            'Webhooks',
            'Watching it',
            'Try it locally',
            'Glossary',
            'All components',
          ],
          'Operations',
          ['Install', 'Settings', 'Upgrade', 'Security'],
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Space and shape', 'Motion', 'Breakpoints and layers', 'Using the tokens'],
          'Patterns',
          [
            'A marketing page',
            'Form with server errors',
            'List with four states',
            'Filtering a list',
            'Editing a draft',
            'Confirmation and undo',
          ],
          '*',
          'Decisions',
          ['All decisions'],
          'Reference',
        ],
      },
    },
  },
};

export default preview;
