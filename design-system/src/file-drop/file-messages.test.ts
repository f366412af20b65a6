import { expect, test } from 'vitest';
import { ErrorCode } from 'react-dropzone';
import { describeRejection, describeRules, formatFileSize } from './file-messages.ts';
import texts from './texts.json';

const { 'en-IN': english, 'hi-IN': hindi } = texts;

const pictures = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] };
const MB = 1024 * 1024;

test.each([
  [{}, ''],
  [{ accept: pictures }, 'PNG, JPEG or WebP.'],
  [{ accept: pictures, maxBytes: 5 * MB, maxFiles: 3 }, 'PNG, JPEG or WebP, up to 5 MB each, 3 files at most.'],
  [{ accept: { 'application/pdf': ['.pdf'] }, maxBytes: 10 * MB, maxFiles: 1 }, 'PDF, up to 10 MB.'],
  [{ accept: { 'image/*': [] } }, 'Pictures.'],
  [{ accept: { 'text/csv': ['.csv'], 'x/y': ['.xls', '.xlsx'] } }, 'CSV or Excel.'],
  [{ maxBytes: 512 }, 'Up to 512 bytes each.'],
])('%j is described as %j', (rules, words) => expect(describeRules(rules, english, 'en-IN')).toBe(words));

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [900, '900 bytes'],
  [1024, '1 KB'],
  [1500, '1.5 KB'],
  [150 * 1024, '150 KB'],
  [2.44 * MB, '2.4 MB'],
  [3 * 1024 * MB, '3 GB'],
])('%d is %s', (bytes, words) => expect(formatFileSize(bytes, english)).toBe(words));

const rules = { accept: pictures, maxBytes: 5 * MB, maxFiles: 3 };
const scan = new File(['x'], 'scan.heic');

test.each([
  [ErrorCode.FileInvalidType, 'scan.heic: only PNG, JPEG or WebP can be added.'],
  [ErrorCode.FileTooLarge, 'scan.heic: it has 1 byte; 5 MB is the most.'],
  [ErrorCode.FileTooSmall, 'scan.heic: it is empty.'],
  [ErrorCode.TooManyFiles, 'scan.heic: more than 3 files cannot be added.'],
  ['of-its-own', 'scan.heic: A word of its own.'],
])('%s is described as %s', (code, words) => {
  expect(
    describeRejection({ file: scan, errors: [{ code, message: 'A word of its own.' }] }, rules, english, 'en-IN'),
  ).toBe(words);
});

test('in Hindi rules and refusals are Hindi sentences', () => {
  expect(describeRules(rules, hindi, 'hi-IN')).toBe('PNG, JPEG या WebP, हर फ़ाइल 5 MB तक, अधिकतम 3 फ़ाइलें।');
  const tooLarge = { file: scan, errors: [{ code: ErrorCode.FileTooLarge, message: '' }] };
  expect(describeRejection(tooLarge, rules, hindi, 'hi-IN')).toBe('scan.heic: यह 1 बाइट की है; अधिकतम 5 MB तक।');
});
