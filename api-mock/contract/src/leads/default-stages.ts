import type { LeadStages } from './stages.ts';

const reason = (nth: number, name: string, name_hi: string) => ({
  id: `1057e000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
  name,
  name_hi,
});

/** Stages and reasons before staff change them. */
export const DEFAULT_STAGES: LeadStages = {
  stages: [
    { id: 'new', name: 'New', name_hi: 'नई' },
    { id: 'contacted', name: 'Contacted', name_hi: 'बात हुई' },
    { id: 'interested', name: 'Interested', name_hi: 'रुचि है' },
    { id: 'application-started', name: 'Application started', name_hi: 'आवेदन शुरू' },
    { id: 'documents', name: 'Documents', name_hi: 'दस्तावेज़' },
    { id: 'enrolled', name: 'Enrolled', name_hi: 'दाख़िला हुआ' },
    { id: 'lost', name: 'Lost', name_hi: 'छूट गई' },
  ],
  reasons: [
    reason(1, 'Too expensive', 'बहुत महँगा'),
    reason(2, 'Chose another university', 'दूसरा विश्वविद्यालय चुना'),
    reason(3, 'Wants a degree on campus', 'कैंपस में पढ़ना चाहते हैं'),
    reason(4, 'No time now', 'अभी समय नहीं'),
    reason(5, 'Not eligible', 'पात्र नहीं'),
    reason(6, 'Could not be reached', 'संपर्क नहीं हो सका'),
    reason(7, 'Wrong number', 'ग़लत नंबर'),
  ],
};
