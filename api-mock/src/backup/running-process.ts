import { backupToken } from '../capabilities/backups/index.ts';
import { type Config, StartError } from '../platform/config/config.ts';
import { deriveKeys } from '../platform/secrets/keys.ts';
import { readSecrets } from '../platform/secrets/secret.ts';

/** Calls the running API as a program that has the product's secret. */
export async function askProcess(config: Config, path: string, request: RequestInit = {}): Promise<Response> {
  const keys = deriveKeys(await readSecrets(config));
  const headers = { ...request.headers, authorization: `Bearer ${backupToken(keys)}` };
  const answer = await fetch(`http://127.0.0.1:${config.apiPort}${path}`, { ...request, headers }).catch(
    () => undefined,
  );
  // The address does not exist for another secret.
  if (!answer || answer.status === 404)
    throw new StartError(
      `The API does not answer at port ${config.apiPort}. Start it, or set API_PORT, APP_SECRET and DATA_DIR as it has them.`,
    );
  return answer;
}
