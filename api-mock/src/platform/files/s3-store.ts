import type { Readable } from 'node:stream';

import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ApiError } from '@prospectus/contract';

import type { S3Location } from '../config/media-url.ts';
import type { FileStore } from './file-store.ts';

/** Files in a bucket of an S3-compatible store, below the location's prefix. Throws if the bucket cannot be used. */
export async function openS3Store({ bucket, prefix, endpoint, region, ...given }: S3Location): Promise<FileStore> {
  const client = new S3Client({
    region,
    // Stores other than Amazon's rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Absent: the SDK asks for the role of the machine it runs on.
    ...(given.credentials && { credentials: given.credentials }),
    // The checksums that newer SDKs add unasked are refused by some compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  // Proves the address, the credentials and the right to write, and a refusal says which of them is wrong.
  await client.send(new PutObjectCommand({ ...at(PROBE), Body: 'ok', ContentType: 'text/plain' }));

  return {
    put: async (name, bytes, type) => {
      await available(
        client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentType: type, CacheControl: FOR_EVER })),
      );
    },
    sizeOf: async (name) => {
      const found = await unlessMissing(client.send(new HeadObjectCommand(at(name))));
      return found && (found.ContentLength ?? 0);
    },
    read: async (name, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await unlessMissing(client.send(new GetObjectCommand({ ...at(name), ...(Range && { Range }) })));
      if (!found?.Body) return undefined;
      const whole = Number(/\/(\d+)$/.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength ?? 0);
      // In Node the SDK answers a stream of Node's; its type also names a browser's.
      return { size: whole, stream: found.Body as Readable };
    },
    names: async function* () {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key = '' } of page.Contents ?? []) {
          const name = Key.slice(prefix.length);
          // Other prefixes of the bucket may lie below this one.
          if (name !== PROBE && !name.includes('/')) yield name;
        }
    },
    close: () => client.destroy(),
  };
}

const PROBE = 'writable.txt';
const ATTEMPTS = 3;
const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;
const FOR_EVER = 'public, max-age=31536000, immutable';

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  return available(answer.catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error as Error))));
}

async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw Object.assign(new ApiError('UNAVAILABLE', { retryAfter: 5 }), { cause: error });
  }
}
