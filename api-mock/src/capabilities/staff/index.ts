export { staff } from './capability.ts';
export { ensureColleagues } from './first-accounts.ts';
export { staffAccess } from './access.ts';
export { staffNameOf, staffNames } from './names.ts';
export { staffWithRoles } from './with-roles.ts';
