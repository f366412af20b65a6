/** Where a submission is kept that the server does not have yet; the bootstrap asks for it alone. */
export const UNSENT_KEY = 'unsent_enquiry';
