import type { Translated } from '../catalogue.ts';
import type { staged as english } from '../english/staged-changes.ts';

export const staged: Translated<typeof english> = {
  title: 'बिना कोड के भरा गया',
  text: 'किसी ने इस फ़ोन नंबर का फ़ॉर्म भरा, पर कोड नहीं डाला। मानने से पहले व्यक्ति से पूछ लें।',
  fields: {
    name: 'नाम',
    email: 'ई-मेल',
    qualification: 'सबसे ऊँची योग्यता',
    interest: 'रुचि',
  },
  now: 'अभी',
  entered: 'भरा गया',
  accept: 'मानें',
  refuse: 'न मानें',
  accepted: 'भरी हुई बातें अब लीड में हैं',
  refused: 'लीड वैसी ही है',
  failed: 'बिना कोड के भरी बातें लोड नहीं हो सकीं',
};
