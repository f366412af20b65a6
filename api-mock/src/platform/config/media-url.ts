import { z } from 'zod';

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

/** The usual variables of Amazon's tools; user and password of `MEDIA_URL` take precedence. */
export const awsVariables = {
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
    .optional(),
};
type AwsVariables = { [Name in keyof typeof awsVariables]?: string | undefined };

/** `s3://[key:secret@]bucket[/prefix][?endpoint=https://…&region=…]`, split into its parts. */
export const mediaUrl = z
  .url({ protocol: /^s3$/ })
  .transform((text) => new URL(text))
  .superRefine((url, issues) => {
    const wrong = (message: string) => issues.addIssue({ code: 'custom', message });
    if (!BUCKET.test(url.hostname)) wrong('the name of the bucket is missing or not allowed');
    if (url.port || url.hash) wrong('after the bucket only a path and parameters may stand');
    if (Boolean(url.username) !== Boolean(url.password)) wrong('a key needs its secret, and a secret its key');
    for (const name of url.searchParams.keys())
      if (name !== 'endpoint' && name !== 'region') wrong(`there is no parameter “${name}”`);
    if ([url.username, url.password, url.pathname].some((part) => !isDecodable(part)))
      wrong('a percent sign must be written as %25');
    const endpoint = url.searchParams.get('endpoint');
    if (endpoint !== null && !z.url({ protocol: /^https?$/ }).safeParse(endpoint).success)
      wrong('the endpoint must be an http or https address');
  });

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The location from `MEDIA_URL` and the other variables; a sentence for the operator if they contradict each other. */
export function s3Location(url: URL, aws: AwsVariables): S3Location | string {
  const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = aws;
  if (!url.username && Boolean(key) !== Boolean(secret))
    return 'MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY together, or neither.';
  const endpoint = url.searchParams.get('endpoint');
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
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
