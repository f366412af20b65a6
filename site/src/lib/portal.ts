/** The admission portal, where a verified visitor goes on ('Continue Application'). */
export const PORTAL_PATH = '/admissionportal/';
