export { mock } from './capability.ts';
export { failGateway } from './disturb.ts';
export { type Faults, openFaults } from './faults.ts';
