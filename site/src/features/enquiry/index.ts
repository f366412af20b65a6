export { InlineLeadForm, type InlineLeadFormProps } from './InlineLeadForm.tsx';
export type { LeadModalProps } from './LeadModal.tsx';
export type { EnquiryProgram, EnquiryValues, LeadKind, Variant } from './types.ts';
