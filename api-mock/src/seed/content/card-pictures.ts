import { picture, type PictureName } from './pictures.ts';

/** What stands on the card of a programme, by its slug; a specialisation without one of its own takes its parent's. */
const SUBJECTS: Record<string, PictureName> = {
  'online-bba': 'card-enterprise',
  'online-mba': 'card-management',
  'online-mba-plus': 'card-studio',
  'online-bcom': 'card-commerce',
  'online-mcom': 'card-accounts',
  'online-ba': 'card-arts',
  'online-ma': 'card-humanities',
  'online-mca': 'card-computing',
  'business-analytics': 'card-analytics',
  finance: 'card-finance',
  marketing: 'card-marketing',
  'human-resource-management': 'card-people',
  english: 'card-literature',
  economics: 'card-economics',
  sociology: 'card-society',
  'political-science': 'card-politics',
  'mass-communication': 'card-media',
  'data-analytics': 'card-data',
  'artificial-intelligence-and-machine-learning': 'card-intelligence',
  'cyber-security': 'card-security',
  'cloud-computing': 'card-cloud',
  'internet-of-things': 'card-things',
  'block-chain-management': 'card-chain',
  'full-stack-development': 'card-web',
  'french-language': 'card-french',
  'german-language': 'card-german',
  'japanese-language': 'card-japanese',
};

/** The pictures on a programme's card; empty, and a lattice is drawn, where its subject has none. */
export function cardPictures(slug: string, parent: string | undefined) {
  const name = SUBJECTS[slug] ?? SUBJECTS[parent ?? ''];
  const image = name ? picture(name) : '';
  // Small cards draw their lattice; one shows what a second thumbnail is for.
  return { program_thumbnail: image, program_thumbnail_one: slug === 'japanese-language' ? image : '' };
}
