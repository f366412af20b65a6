import type { EnglishTexts, Translated } from '../catalogue.ts';
import { accounts } from './accounts.ts';
import { audit } from './audit.ts';
import { changes } from './changes.ts';
import { deliveries } from './deliveries.ts';
import { desk } from './desk.ts';
import { editing } from './editing.ts';
import { entities } from './entities.ts';
import { figures } from './figures.ts';
import { lists } from './lists.ts';
import { media } from './media.ts';
import { microscope } from './microscope.ts';
import { planner } from './planner.ts';
import { publishing } from './publishing.ts';
import { retention } from './retention.ts';
import { rules } from './rules.ts';
import { shell } from './shell.ts';
import { users } from './users.ts';
import { webhooks } from './webhooks.ts';

export const hindi: Translated<EnglishTexts> = {
  shell,
  accounts,
  audit,
  changes,
  deliveries,
  desk,
  figures,
  lists,
  editing,
  media,
  microscope,
  entities,
  planner,
  publishing,
  retention,
  rules,
  users,
  webhooks,
};
