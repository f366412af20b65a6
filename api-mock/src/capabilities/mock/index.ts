export { mock } from './capability.ts';
export { failGateway, type Faults, openFaults } from './faults.ts';
