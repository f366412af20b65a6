import { UserError } from './errors.mjs';

/** Throws a UserError on a machine that the pinned tools do not support. */
export function requireMachine({
  version = process.versions.node,
  platform = process.platform,
  arch = process.arch,
} = {}) {
  if (Number(version.split('.')[0]) < 20)
    throw new UserError(`Node.js ${version} is too old: Prospectus needs 20 or newer.`);
  if (!['linux', 'darwin'].includes(platform))
    throw new UserError(
      `Prospectus runs on Linux and macOS, not on ${platform}. On Windows, use the Windows Subsystem for Linux.`,
    );
  if (!['x64', 'arm64'].includes(arch))
    throw new UserError(`Prospectus runs on x64 and arm64 processors, not on ${arch}.`);
}
