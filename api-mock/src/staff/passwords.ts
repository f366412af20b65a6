import { hash, verify } from '@node-rs/argon2';

/** Argon2id, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether the password is right; without an account it takes as long, and is not. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  NOBODY ??= hash('nobody signs in with this');
  const right = await verify(passwordHash ?? (await NOBODY), password);
  return passwordHash !== undefined && right;
}

let NOBODY: Promise<string> | undefined;
