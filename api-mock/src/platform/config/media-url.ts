import type { apiVariables } from '@prospectus/contract/variables';

/** A bucket of an S3-compatible store, and how to sign in to it. */
export type S3Location = {
  bucket: string;
  /** Prefix of every file name: empty, or ending with a slash. */
  prefix: string;
  /** Absent for Amazon S3. */
  endpoint?: string;
  region: string;
  /** Absent if the machine has a role for the bucket. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
};

type AwsVariables = { [Name in keyof typeof apiVariables as Name & `AWS_${string}`]?: string | undefined };

/** The location from `MEDIA_URL` and the other variables; a sentence for the operator if they contradict each other. */
export function s3Location(url: URL, aws: AwsVariables): S3Location | string {
  const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = aws;
  if (!url.username && Boolean(key) !== Boolean(secret))
    return 'MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY together, or neither.';
  const endpoint = url.searchParams.get('endpoint');
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|(?<!\/)\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    region: url.searchParams.get('region') ?? aws.AWS_REGION ?? 'us-east-1',
    ...(endpoint && { endpoint }),
    ...(url.username
      ? {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }
      : key && secret
        ? { credentials: { accessKeyId: key, secretAccessKey: secret, ...(token && { sessionToken: token }) } }
        : {}),
  };
}
