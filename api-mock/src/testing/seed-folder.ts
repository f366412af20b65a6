import { readConfig } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open.ts';
import { startApi } from '../app/process.ts';
import { takeStoredPictures } from './stored-pictures.ts';

/** Leaves the data folder that the environment names as a first start does: `DATA_DIR=… node src/testing/seed-folder.ts`. */
const config = readConfig(process.env);
await takeStoredPictures(config.dataDir);
const api = await startApi(config, await openStore(config));
await api.close();
