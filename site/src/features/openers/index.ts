export { openEnquiry, type OpenRequest } from './openRequests.ts';
