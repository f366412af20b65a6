import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { brandTheme } from './theme.ts';

const NAME = 'Prospectus documentation';
const SEARCH = 'full-text-search';

addons.setConfig({ theme: brandTheme, sidebar: { showRoots: true } });

addons.register(SEARCH, (api) => {
  addons.add(SEARCH, { type: types.TOOL, title: 'Search all pages', match: () => true, render: SearchTool });
  void api.setAddonShortcut(SEARCH, {
    label: 'Search all pages',
    actionName: SEARCH,
    defaultShortcut: ['alt', '/'],
    action: () => api.selectStory('guides-search--docs'),
  });
});

/** The search of the sidebar finds names only; this button opens the search of all texts. */
function SearchTool() {
  const api = useStorybookApi();
  const onClick = () => api.selectStory('guides-search--docs');
  return createElement(Button, { variant: 'ghost', size: 'small', ariaLabel: false, onClick }, 'Search all pages');
}

// Storybook puts its own name into the window title and a hidden heading.
const rename = () => {
  const title = document.title.replace(/(?:^| ⋅ )Storybook$/, (match) => (match === 'Storybook' ? NAME : ` · ${NAME}`));
  if (title !== document.title) document.title = title;
  const heading = document.getElementById('global-site-h1');
  if (heading && heading.textContent !== NAME) heading.textContent = NAME;
};
new MutationObserver(rename).observe(document.documentElement, { childList: true, subtree: true });
rename();
