import { audit } from './audit.ts';
import { changes } from './changes.ts';
import { deliveries } from './deliveries.ts';
import { desk } from './desk.ts';
import { figures } from './figures.ts';
import { microscope } from './microscope.ts';
import { planner } from './planner.ts';
import { retention } from './retention.ts';
import { rules } from './rules.ts';
import { users } from './users.ts';
import { webhooks } from './webhooks.ts';

/** The texts of screens that are not the first one opened; they are loaded with the first of them. */
export const laterEnglish = {
  audit,
  changes,
  deliveries,
  desk,
  figures,
  microscope,
  planner,
  retention,
  rules,
  users,
  webhooks,
};
