export { mock } from './capability.ts';
export { disturbGateway } from './disturb.ts';
export { type Faults, openFaults } from './faults.ts';
