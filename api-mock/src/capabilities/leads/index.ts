export { leads } from './capability.ts';
export { leadAccess } from './access.ts';
export { leadSettlements } from './settlements.ts';
