export { InlineLeadForm } from './InlineLeadForm.tsx';
export type { EnquiryProgram } from './types.ts';
