export { staff } from './capability.ts';
export { ensureColleagues } from './first-accounts.ts';
export { staffAccess } from './access.ts';
export { mailboxesOf, staffNameOf, staffNames, staffWithRoles } from './names.ts';
