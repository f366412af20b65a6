import type { SeedProgram } from '../seed-program.ts';
import { artificialIntelligence } from './artificial-intelligence-and-machine-learning.ts';
import { blockChainManagement } from './block-chain-management.ts';
import { businessAnalytics } from './business-analytics.ts';
import { cloudComputing } from './cloud-computing.ts';
import { cyberSecurity } from './cyber-security.ts';
import { dataAnalytics } from './data-analytics.ts';
import { economics } from './economics.ts';
import { english } from './english.ts';
import { finance } from './finance.ts';
import { frenchLanguage } from './french-language.ts';
import { fullStackDevelopment } from './full-stack-development.ts';
import { germanLanguage } from './german-language.ts';
import { humanResourceManagement } from './human-resource-management.ts';
import { internetOfThings } from './internet-of-things.ts';
import { japaneseLanguage } from './japanese-language.ts';
import { marketing } from './marketing.ts';
import { massCommunication } from './mass-communication.ts';
import { onlineBa } from './online-ba.ts';
import { onlineBba } from './online-bba.ts';
import { onlineBcom } from './online-bcom.ts';
import { onlineMa } from './online-ma.ts';
import { onlineMbaPlus } from './online-mba-plus.ts';
import { onlineMba } from './online-mba.ts';
import { onlineMca } from './online-mca.ts';
import { onlineMcom } from './online-mcom.ts';
import { politicalScience } from './political-science.ts';
import { sociology } from './sociology.ts';

/** Every programme of the seed, in the order of lists and menus; a parent stands before its specialisations. */
export const seedPrograms: SeedProgram[] = [
  onlineBba,
  onlineBcom,
  onlineBa,
  economics,
  sociology,
  onlineMba,
  marketing,
  finance,
  humanResourceManagement,
  businessAnalytics,
  onlineMbaPlus,
  onlineMa,
  english,
  politicalScience,
  massCommunication,
  onlineMca,
  onlineMcom,
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
