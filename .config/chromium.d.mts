export const CHROMIUM_COMMAND: string;
export function findChromium(): Promise<string | undefined>;
export function installedChromium(
  environment?: NodeJS.ProcessEnv,
  options?: { withShell?: boolean },
): string | undefined;
export function launchOptions(): { executablePath?: string; args: string[] };
