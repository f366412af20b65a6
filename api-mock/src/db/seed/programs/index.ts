import type { SeedProgram } from '../seed-program.ts';
import { artificialIntelligence } from './artificial-intelligence-and-machine-learning.ts';
import { blockChainManagement } from './block-chain-management.ts';
import { cloudComputing } from './cloud-computing.ts';
import { cyberSecurity } from './cyber-security.ts';
import { dataAnalytics } from './data-analytics.ts';
import { english } from './english.ts';
import { frenchLanguage } from './french-language.ts';
import { fullStackDevelopment } from './full-stack-development.ts';
import { germanLanguage } from './german-language.ts';
import { internetOfThings } from './internet-of-things.ts';
import { japaneseLanguage } from './japanese-language.ts';
import { massCommunication } from './mass-communication.ts';
import { onlineMa } from './online-ma.ts';
import { onlineMba } from './online-mba.ts';
import { politicalScience } from './political-science.ts';

/** Every programme of the seed, in the order of lists and menus; a parent stands before its specialisations. */
export const seedPrograms: SeedProgram[] = [
  onlineMba,
  onlineMa,
  english,
  politicalScience,
  massCommunication,
  dataAnalytics,
  artificialIntelligence,
  cyberSecurity,
  internetOfThings,
  fullStackDevelopment,
  cloudComputing,
  blockChainManagement,
  germanLanguage,
  japaneseLanguage,
  frenchLanguage,
];
