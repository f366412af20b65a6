import { isDeepStrictEqual } from 'node:util';
import { buffer } from 'node:stream/consumers';

import { ApiError, CROP_SHAPES, type CropArea, type CropShape, type MediaVariant } from '@prospectus/contract';

import type { FileStore } from '../../platform/files/file-store.ts';
import { nameOf } from './files.ts';
import { cropPicture } from './picture.ts';
import { storeForm } from './prepare.ts';
import type { MediaRow } from './record.ts';
import type { StoredCrop } from './tables.ts';

/** The areas by shape: null is the whole picture, an absent one stays. */
export type WantedCrops = { [Shape in CropShape]?: CropArea | null | undefined };
/** Crops of the bytes with the hash `of`. */
export type MadeCrops = { of: string; crops: MediaRow['crops'] };

/** Makes the files of the crops that changed. Throws INVALID_FIELDS for anything but a still picture. */
export async function makeCrops(files: FileStore, row: MediaRow, wanted: WantedCrops): Promise<MadeCrops> {
  const crops = { ...row.crops };
  for (const shape of CROP_SHAPES) {
    const area = wanted[shape];
    if (area === undefined || isDeepStrictEqual(area, crops[shape]?.area)) continue;
    if (area === null) delete crops[shape];
    else crops[shape] = await makeCrop(files, row, area);
  }
  return { of: row.hash, crops };
}

async function makeCrop(files: FileStore, row: MediaRow, area: CropArea): Promise<StoredCrop> {
  if (row.width === null || row.variants.length === 0)
    throw new ApiError('INVALID_FIELDS', { errors: { crops: 'Only a still picture can be cropped.' } });
  const file = await files.read(nameOf(row));
  if (!file) throw new ApiError('UNAVAILABLE');
  const { main, sources } = await cropPicture(await buffer(file.stream), area);
  const variants: MediaVariant[] = [];
  for (const source of sources) variants.push(await storeForm(files, source));
  return { area, main: await storeForm(files, main), variants };
}
