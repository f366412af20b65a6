/** Storage key of an unsent submission; in its own file because the bootstrap needs nothing else. */
export const UNSENT_KEY = 'unsent_enquiry';
