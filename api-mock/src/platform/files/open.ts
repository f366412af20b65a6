import { join } from 'node:path';

import { type Config, StartError } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

/** The storage that the configuration names. Throws a StartError if it cannot be used. */
export async function openFileStore({ dataDir, media }: Pick<Config, 'dataDir' | 'media'>): Promise<FileStore> {
  if (!media) return openFolderStore(join(dataDir, 'media'));
  // The client is large: loaded only where it is used.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(media).catch((error: unknown) => {
    const { endpoint = 'Amazon S3', bucket } = media;
    throw new StartError(`MEDIA_URL: the bucket ${bucket} at ${endpoint} cannot be used: ${reason(error)}.`);
  });
}

const FORBIDDEN = 'these credentials may not write to it';
const REASONS: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket',
  AccessDenied: FORBIDDEN,
  InvalidAccessKeyId: FORBIDDEN,
  SignatureDoesNotMatch: FORBIDDEN,
  CredentialsProviderError: 'there are no credentials for it',
  TimeoutError: 'it does not answer',
};

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS[error.name] ?? (error.message.split('\n')[0]?.replace(/\.$/, '') || error.name);
}
