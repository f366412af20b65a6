import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from '@20minutes/s3rver';

/** The only credentials that the server of the tests knows. */
const CREDENTIALS = 'S3RVER:S3RVER';

export type TestS3 = { endpoint: string; bucket: string; mediaUrl: string; stop(): Promise<void> };

/** A real S3 server on a free port of this machine, with one empty bucket; it checks every signature. */
export async function startTestS3(bucket = 'media'): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'prospectus-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    bucket,
    mediaUrl: `s3://${CREDENTIALS}@${bucket}?endpoint=${encodeURIComponent(endpoint)}`,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
