import { PICTURE_WIDTHS, ROLE } from '@prospectus/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { mp4, pdf, picture, recordOf, type Upload, uploadsTo } from './testing/uploads.ts';

let api: TestApi;
let upload: Upload;
beforeAll(async () => {
  api = await startTestApi();
  upload = uploadsTo(api, await tokenOf(callsTo(api), ROLE.ADMIN));
});
afterAll(() => api.stop());

const read = async (address: string) => {
  const answer = await fetch(`${api.origin}${address}`);
  expect([address, answer.status]).toEqual([address, 200]);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
};
const refused = async (file: Uint8Array, name = 'picture.png') => {
  const { status, body } = await upload(file, { decorative: 'true' }, { name });
  return { status, ...(body as { code: string; msg: string; errors?: Record<string, string> }) };
};

describe('ADMIN-38 every kind that is accepted', () => {
  test.each([
    ['png', 'image/png', () => picture().png().toBuffer()],
    ['jpg', 'image/jpeg', () => picture().jpeg().toBuffer()],
    ['webp', 'image/jpeg', () => picture().webp().toBuffer()],
    ['avif', 'image/jpeg', () => picture().avif().toBuffer()],
    ['gif', 'image/png', () => picture().gif().toBuffer()],
    ['webp that is see-through', 'image/png', () => picture(40, 30, '#33557780').webp().toBuffer()],
  ])('%s, kept as %s with lighter forms beside it', async (_kind, type, make) => {
    const record = recordOf(await upload(await make(), undefined, { name: 'a lamp.xyz' }));
    expect(record).toMatchObject({
      type,
      width: 40,
      height: 30,
      alt: 'A lamp on a desk',
      decorative: false,
      version: 1,
    });
    expect(record.name).toBe(type === 'image/png' ? 'a lamp.png' : 'a lamp.jpg');
    const served = await read(record.address);
    expect([served.type, served.bytes.length]).toEqual([type, record.bytes]);
    expect(record.variants.map((one) => [one.type, one.width])).toEqual([
      ['image/avif', 40],
      ['image/webp', 40],
    ]);
    for (const variant of record.variants) {
      const { type: servedType, bytes } = await read(variant.address);
      expect([servedType, bytes.length]).toEqual([variant.type, variant.bytes]);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: variant.width, height: variant.height });
    }
  });

  test.each([
    ['application/pdf', 'outline.pdf', pdf],
    ['video/mp4', 'outline.mp4', mp4],
  ])('%s, kept as it is and without words', async (type, name, make) => {
    const record = recordOf(await upload(make(), {}, { name: 'C:\\Users\\me\\outline.exe' }));
    expect(record).toMatchObject({ type, name, width: null, height: null, variants: [] });
    expect((await read(record.address)).bytes).toEqual(make());
  });

  test('a wide picture in the widths the pages ask for, and never wider than it is', async () => {
    const widths = async (width: number) =>
      recordOf(await upload(await picture(width, 20).png().toBuffer()))
        .variants.filter(({ type }) => type === 'image/avif')
        .map((variant) => variant.width);
    expect(await widths(2_500)).toEqual([...PICTURE_WIDTHS]);
    expect(await widths(700)).toEqual([320, 640, 700]);
    expect(await widths(640)).toEqual([320, 640]);
  });

  test('an animation stays an animation, as WebP', async () => {
    const shades = ['#ff0000', '#00ff00', '#0000ff'];
    const frames = await Promise.all(shades.map((one) => picture(20, 20, one).png().toBuffer()));
    const moving = () => sharp(frames, { join: { animated: true } });
    for (const file of [
      await moving()
        .gif({ delay: [90, 90, 90] })
        .toBuffer(),
      await moving().webp().toBuffer(),
    ]) {
      const record = recordOf(await upload(file));
      expect(record).toMatchObject({ type: 'image/webp', width: 20, height: 20, variants: [] });
      expect((await sharp((await read(record.address)).bytes).metadata()).pages).toBe(3);
    }
  });
});

test('ADMIN-38 a camera’s metadata is removed: place, orientation, colour profile', async () => {
  const photo = await picture(60, 40)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect(photo.includes('Exif')).toBe(true);
  const record = recordOf(await upload(photo));
  expect([record.width, record.height]).toEqual([40, 60]);
  for (const address of [record.address, ...record.variants.map((variant) => variant.address)]) {
    const { bytes } = await read(address);
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Somebody')).toBe(false);
  }
});

describe('ADMIN-38 refused uploads and their reasons', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['SVG', SVG, 'SVG'],
    ['SVG after a declaration', `\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n${SVG}`, 'SVG'],
    ['HTML named .png', '<!DOCTYPE html><html><body onload=alert(1)>', 'HTML'],
    ['HTML after blanks', `${' \n'.repeat(400)}<script>alert(1)</script>`, 'HTML'],
    ['XML', '<?xml version="1.0"?><note/>', 'XML'],
    ['a ZIP archive', 'PK\x03\x04rest', 'ZIP'],
    ['a program', 'MZ\x90', 'program'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
    ['QuickTime', '\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'QuickTime'],
    ['TIFF', `II*\0\x08${'\0'.repeat(60)}`, 'TIFF'],
    ['plain text', 'Good morning.', 'not of a kind'],
    ['nothing', '', 'empty'],
  ])('%s', async (_kind, content, named) => {
    const answer = await refused(Buffer.from(content, 'utf8'));
    expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' });
    expect(answer.msg).toContain(named);
    expect(answer.errors?.['file']).toContain(named);
  });

  test('HTML in UTF-16', async () => {
    const answer = await refused(Buffer.from('\uFEFF<html><script>alert(1)</script>', 'utf16le'));
    expect(answer.msg).toContain('HTML');
  });

  test('a page behind the first bytes of a picture is no picture', async () => {
    for (const head of [
      'GIF89a',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff\xe0',
      'RIFF\0\0\0\0WEBP',
      '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
    ]) {
      const file = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from('/*<script>alert(1)</script>*/')]);
      expect([head, (await refused(file)).code]).toEqual([head, 'UNSUPPORTED_TYPE']);
    }
  });

  test('a page behind a whole picture does not outlive the re-encoding', async () => {
    const gif = Buffer.concat([await picture().gif().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const record = recordOf(await upload(gif, undefined, { name: 'a.gif' }));
    for (const address of [record.address, ...record.variants.map((variant) => variant.address)])
      expect((await read(address)).bytes.includes('<script')).toBe(false);
  });

  test('more pixels than can be meant well', async () => {
    const bomb = await picture(7_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    expect(await refused(bomb)).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      msg: expect.stringContaining('40 million') as string,
    });
    expect(await refused(await picture(12_100, 2).png().toBuffer())).toMatchObject({ status: 413 });
    // The size in a header is checked, too: 60,000 pixels a side in a few bytes.
    const lie = await picture(2, 2).png().toBuffer();
    lie.writeUInt32BE(60_000, 16);
    lie.writeUInt32BE(60_000, 20);
    expect([413, 415]).toContain((await refused(lie)).status);
  });

  test('an animation of too many frames', async () => {
    const [red, blue] = await Promise.all(['#ff0000', '#0000ff'].map((one) => picture(2, 2, one).png().toBuffer()));
    const frames = Array.from({ length: 201 }, (_, index) => (index % 2 ? red : blue) as Buffer);
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await refused(gif)).toMatchObject({ status: 413, msg: expect.stringContaining('200 frames') as string });
  });

  test('half a picture', async () => {
    const whole = await picture(300, 300).jpeg().toBuffer();
    expect(await refused(whole.subarray(0, whole.length / 2))).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' });
  });

  test('too many bytes, by kind', async () => {
    const long = (head: Buffer, megabytes: number) => Buffer.concat([head, Buffer.alloc(megabytes * 1024 * 1024)]);
    expect(await refused(long(pdf(), 20))).toMatchObject({
      status: 413,
      errors: { file: expect.stringContaining('20 MB') as string },
    });
    expect(await refused(long(mp4(), 33))).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });
});

describe('ADMIN-38 alternative texts', () => {
  const file = () => picture().png().toBuffer();
  test('are needed, unless it only decorates', async () => {
    for (const fields of [{}, { alt: '' }, { alt: '   ' }, { decorative: 'false' }] as Record<string, string>[]) {
      const { status, body } = await upload(await file(), fields);
      expect([fields, status, body]).toMatchObject([
        fields,
        400,
        { code: 'INVALID_FIELDS', errors: { alt: expect.any(String) as string } },
      ]);
    }
    expect(recordOf(await upload(await file(), { decorative: 'true' }))).toMatchObject({ alt: '', decorative: true });
    expect(recordOf(await upload(await file(), { alt: ' छात्र पढ़ते हुए ' })).alt).toBe('छात्र पढ़ते हुए');
  });

  test('are bounded and storable; other fields are refused by their names', async () => {
    const at = async (fields: Record<string, string>) => (await upload(await file(), fields)).body;
    expect(await at({ alt: 'a'.repeat(301) })).toMatchObject({ errors: { alt: 'At most 300 characters.' } });
    expect(await at({ alt: 'a\0b' })).toMatchObject({ errors: { alt: expect.any(String) as string } });
    expect(await at({ alt: 'a', decorative: 'perhaps' })).toMatchObject({
      errors: { decorative: expect.any(String) as string },
    });
    expect(await at({ alt: 'a', address: '/x' })).toMatchObject({
      code: 'UNKNOWN_FIELD',
      errors: { address: expect.any(String) as string },
    });
    expect(await at({ alt: 'a', '__proto__[x]': '1' })).toMatchObject({ code: 'UNKNOWN_FIELD' });
  });

  test('a form without a file, and a body that is no form', async () => {
    expect(await upload(undefined)).toMatchObject({ status: 400, body: { errors: { file: 'Choose a file.' } } });
    const token = await tokenOf(callsTo(api), ROLE.ADMIN);
    const send = async (type: string, body: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type };
      return (
        (await (await fetch(`${api.url}/admin/upload`, { method: 'POST', headers, body })).json()) as { code: string }
      ).code;
    };
    expect(await send('application/json', '{}')).toBe('UNSUPPORTED_TYPE');
    expect(await send('multipart/form-data', 'nothing')).toBe('BAD_REQUEST');
    expect(
      await send(
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
      ),
    ).toBe('BAD_REQUEST');
  });
});
