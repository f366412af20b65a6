import { describe, expect, test } from 'vitest';

import { readConfig, StartError } from './config.ts';
import { trustedProxies } from '../http/proxies.ts';

const PRODUCTION = {
  APP_MODE: 'production',
  APP_SECRET: 's'.repeat(32),
  ADMIN_EMAIL: 'head@example.test',
  ADMIN_PASSWORD: 'a password of our own',
};

describe('configuration', () => {
  test('nothing set gives the surface’s defaults', () => {
    expect(readConfig({ DATABASE_URL: '' })).toMatchObject({
      apiPort: 8081,
      publicUrl: 'http://localhost:8080',
      mode: 'local',
      trustProxy: 0,
      limitScale: 1000,
      databaseUrl: undefined,
    });
    expect(readConfig({}).dataDir).toMatch(/\/\.data$/);
  });

  test('in production the budgets are not multiplied', () => {
    expect(readConfig(PRODUCTION).limitScale).toBe(1);
  });

  test.each([
    [{ APP_SECRET: '' }, 'APP_MODE=production needs APP_SECRET.'],
    [{ ADMIN_EMAIL: undefined, ADMIN_PASSWORD: '' }, 'APP_MODE=production needs ADMIN_EMAIL, ADMIN_PASSWORD.'],
    [{ APP_SECRET: 'short' }, 'The variable APP_SECRET is not right: needs at least 32 bytes.'],
    [{ ADMIN_EMAIL: 'Admin@prospectus.test' }, 'ADMIN_EMAIL is a demo account; production needs one of your own.'],
    [
      { ADMIN_PASSWORD: 'admin-prospectus-2026' },
      'ADMIN_PASSWORD is a demo password; production needs one of your own.',
    ],
  ])('PROD-06 production with %j is refused: %s', (env, sentence) => {
    expect(() => readConfig({ ...PRODUCTION, ...env })).toThrow(new StartError(sentence));
  });

  test('PORT moves the origin, PUBLIC_URL loses its last slash', () => {
    expect(readConfig({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
    expect(readConfig({ PUBLIC_URL: 'https://meridian.example/' }).publicUrl).toBe('https://meridian.example');
  });

  describe('MEDIA_URL', () => {
    const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    const media = (MEDIA_URL: string, more = {}) => readConfig({ MEDIA_URL, ...more }).media;

    test('unset means the data folder', () => {
      expect(readConfig(KEYS).media).toBeUndefined();
    });

    test('names a bucket, a prefix, an endpoint and a region', () => {
      expect(media('s3://files/a/b/?endpoint=https://s3.example:9000&region=ap-south-1')).toEqual({
        bucket: 'files',
        prefix: 'a/b/',
        endpoint: 'https://s3.example:9000',
        region: 'ap-south-1',
      });
    });

    test('takes the credentials from itself, else from the usual variables', () => {
      expect(media('s3://k%2F:s%40@files', KEYS)).toMatchObject({
        credentials: { accessKeyId: 'k/', secretAccessKey: 's@' },
      });
      expect(media('s3://files', { ...KEYS, AWS_SESSION_TOKEN: 'token', AWS_REGION: 'eu-west-1' })).toEqual({
        bucket: 'files',
        prefix: '',
        region: 'eu-west-1',
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' },
      });
    });

    test.each([
      ['s3://', 'bucket'],
      ['s3://Not_A_Bucket', 'bucket'],
      ['s3://files:9000', 'only a path and parameters'],
      ['s3://key@files', 'needs its secret'],
      ['s3://files?endpoint=s3.example', 'http or https'],
      ['s3://files?bucket=other', 'no parameter “bucket”'],
      ['s3://files/%zz', 'percent'],
      ['https://files', 'MEDIA_URL'],
    ])('%s is refused with a sentence that names what is wrong, and shows no secret', (url, named) => {
      expect(() => media(url)).toThrow(StartError);
      expect(() => media(url)).toThrow(named);
      expect(() => media(url.replace('s3://', 's3://user:hunter2@'))).not.toThrow('hunter2');
    });

    test('half of the credentials is refused', () => {
      expect(() => media('s3://files', { AWS_ACCESS_KEY_ID: 'key' })).toThrow('AWS_SECRET_ACCESS_KEY');
      expect(() => media('s3://files', { AWS_REGION: 'Mars!' })).toThrow('AWS_REGION');
    });
  });

  test.each([
    ['PORT', '70000'],
    ['API_PORT', 'x'],
    ['DATABASE_URL', 'mysql://h/d'],
    ['APP_MODE', 'test'],
    ['APP_SECRET', 'short'],
    ['SMS_URL', 'ftp://x'],
    ['TRUST_PROXY', '-1'],
    ['LIMIT_SCALE', '0'],
    ['PUBLIC_URL', 'localhost'],
  ])('a bad %s is named', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});

describe('which proxies are trusted with the visitor’s address', () => {
  test.each([
    [0, ['127.0.0.1', '203.0.113.9'], [true, false]],
    [1, ['::1', '203.0.113.9', '198.51.100.7'], [true, true, false]],
    [0, ['203.0.113.9', '127.0.0.1'], [false, false]],
    [0, ['::ffff:10.1.2.3', '10.0.0.1'], [true, false]],
  ])('%i proxies in front, addresses %j', (inFront, addresses, trusted) => {
    expect(addresses.map((address, hop) => trustedProxies(inFront)(address, hop))).toEqual(trusted);
  });
});
