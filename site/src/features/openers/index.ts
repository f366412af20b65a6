export { openEnquiry } from './open-requests.ts';
