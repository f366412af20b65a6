import { accounts } from './accounts.ts';
import { editing } from './editing.ts';
import { entities } from './entities.ts';
import { lists } from './lists.ts';
import { media } from './media.ts';
import { publishing } from './publishing.ts';
import { shell } from './shell.ts';

export const english = {
  shell,
  accounts,
  lists,
  editing,
  media,
  entities,
  publishing,
};
