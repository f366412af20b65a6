export { staff } from './capability.ts';
export { ensureColleagues } from './first-accounts.ts';
export { staffAccess } from './access.ts';
export { staffNameOf, staffNames, staffWithRoles } from './names.ts';
