import { type MediaRecord, mediaRecord } from '@prospectus/contract';
import sharp from 'sharp';

import type { TestApi } from '../../../testing/index.ts';

export type Fields = Record<string, string>;
type Answered = { status: number; body: unknown };

/** Uploads a file as a form. */
export const uploadsTo =
  ({ url }: Pick<TestApi, 'url'>, token?: string) =>
  async (
    file: Uint8Array | undefined,
    fields: Fields = { alt: 'A lamp on a desk' },
    { path = '/admin/upload', name = 'lamp.png' } = {},
  ): Promise<Answered> => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    if (file) form.append('file', new Blob([new Uint8Array(file)]), name);
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      body: form,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: answer.status, body: await answer.json() };
  };
export type Upload = ReturnType<typeof uploadsTo>;

/** The record of an upload that succeeded. */
export function recordOf({ status, body }: Answered, wanted = 201): MediaRecord {
  if (status !== wanted) throw new Error(`${status} ${JSON.stringify(body)}`);
  return mediaRecord.parse(body);
}

/** A plain picture of a size. */
export const picture = (width = 40, height = 30, background = '#335577') =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });

/** The first bytes of an MP4 of one brand, and nothing to play. */
export function mp4(brand = 'isom'): Buffer {
  const box = Buffer.alloc(24);
  box.writeUInt32BE(24, 0);
  box.write(`ftyp${brand}`, 4, 'latin1');
  box.write('isomavc1', 16, 'latin1');
  return Buffer.concat([box, Buffer.alloc(1_000)]);
}

export const pdf = (words = 'a test'): Buffer => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`);
