export { InlineLeadForm } from './InlineLeadForm.tsx';
export { SideLeadForm } from './SideLeadForm.tsx';
export type { EnquiryProgram } from './types.ts';
