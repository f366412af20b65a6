import type { MediaRecord } from '@prospectus/contract';

import { admin } from './mount-console.tsx';

/** A picture of one colour, with other bytes each time. */
async function png(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
  const drawing = canvas.getContext('2d');
  if (drawing)
    drawing.fillStyle = `#${Math.floor(Math.random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  drawing?.fillRect(0, 0, 40, 30);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], name, { type: 'image/png' });
}

/** Puts a described picture into the media library. */
export async function upload(name: string, texts: Record<string, string> = {}): Promise<MediaRecord> {
  const form = new FormData();
  for (const [field, text] of Object.entries({ alt: 'A lamp on a desk', ...texts })) form.append(field, text);
  form.append('file', await png(name), name);
  return admin<MediaRecord>('POST', 'upload', form);
}
