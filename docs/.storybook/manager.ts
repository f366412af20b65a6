import { addons } from 'storybook/manager-api';
import { brandTheme } from './theme.ts';

addons.setConfig({ theme: brandTheme, sidebar: { showRoots: true } });
