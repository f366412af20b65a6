import { join } from 'node:path';

import { preparePictures } from '../capabilities/media/index.ts';
import { openFolderStore } from '../platform/files/folder-store.ts';
import { seedPictures } from '../seed/pictures/seed-pictures.ts';
import { STORED_PICTURES } from './stored-pictures.ts';

/** Encodes the pictures of the seed, which takes most of a first start, for all data folders of the tests. */
const files = await openFolderStore(join(STORED_PICTURES, 'media'));
await preparePictures(files, seedPictures, join(STORED_PICTURES, 'seed-pictures.json'));
