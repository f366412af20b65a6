export { openEnquiry } from './openRequests.ts';
