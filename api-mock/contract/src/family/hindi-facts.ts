import { ASK_FOR_START } from '../core/intakes.ts';

/** Hindi for common English texts of staff: durations, months, plans, modes of study; null for any other text. */
export function hindiFact(text: string): string | null {
  return PHRASES[text] ?? duration(text) ?? starts(text) ?? hours(text) ?? mode(text);
}

const PHRASES: Record<string, string> = {
  'Master’s degree': 'स्नातकोत्तर (मास्टर) डिग्री',
  'Bachelor’s degree': 'स्नातक (बैचलर) डिग्री',
  [ASK_FOR_START]: 'अगली शुरुआत के लिए काउंसलर से पूछें',
  Diploma: 'डिप्लोमा',
  Certificate: 'सर्टिफ़िकेट',
  Semester: 'हर सेमेस्टर',
  Annual: 'हर साल',
  Lumpsum: 'एकमुश्त',
  'Lumpsum for our graduates': 'एकमुश्त, हमारे पुराने विद्यार्थियों के लिए',
};

function duration(text: string): string | null {
  const [, count, unit] = /^(\d+) (year|month)s?$/.exec(text) ?? [];
  return count ? `${count} ${unit === 'year' ? 'साल' : count === '1' ? 'महीना' : 'महीने'}` : null;
}

const MONTHS: Record<string, string> = {
  January: 'जनवरी',
  February: 'फ़रवरी',
  March: 'मार्च',
  April: 'अप्रैल',
  May: 'मई',
  June: 'जून',
  July: 'जुलाई',
  August: 'अगस्त',
  September: 'सितंबर',
  October: 'अक्टूबर',
  November: 'नवंबर',
  December: 'दिसंबर',
};

/** '16 जनवरी 2027'. */
export const hindiDay = (day: string): string =>
  `${Number(day.slice(8, 10))} ${Object.values(MONTHS)[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** 'July 2026', 'January and July every year'. */
function starts(text: string): string | null {
  const [, names = '', every, year] =
    /^([A-Z][a-z]+(?: and [A-Z][a-z]+)?)(?:( every year)| (\d{4}))?$/.exec(text) ?? [];
  const months = names.split(' and ').map((name) => MONTHS[name]);
  if (months.includes(undefined)) return null;
  return [every && 'हर साल', months.join(' और '), year].filter(Boolean).join(' ');
}

const DAYS: Record<string, string> = {
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
};

/** 'Monday to Saturday, 9:30 am to 7 pm'. */
function hours(text: string): string | null {
  const [, first = '', last = '', from, to] =
    /^([A-Z][a-z]+) to ([A-Z][a-z]+), (\d+(?::\d\d)?) am to (\d+(?::\d\d)?) pm$/.exec(text) ?? [];
  const days = [DAYS[first], DAYS[last]];
  return days.includes(undefined) ? null : `${days.join(' से ')}, सुबह ${from} बजे से शाम ${to} बजे तक`;
}

const CLAUSES: Record<string, string> = {
  'recorded lessons on weekdays': 'सोमवार से शुक्रवार रिकॉर्ड किए हुए पाठ',
  'recorded lessons at any hour': 'रिकॉर्ड किए हुए पाठ, जब चाहें तब',
  'recorded lessons and labs on weekdays': 'सोमवार से शुक्रवार रिकॉर्ड किए हुए पाठ और लैब',
  'live classes on Saturdays and Sundays': 'शनिवार और रविवार को लाइव कक्षाएँ',
  'live classes on Saturdays': 'शनिवार को लाइव कक्षाएँ',
  'live classes on Sundays': 'रविवार को लाइव कक्षाएँ',
  'live seminars on Sundays': 'रविवार को लाइव सेमिनार',
  'live labs on Wednesday evenings': 'बुधवार शाम को लाइव लैब',
  'live classes on Tuesday and Thursday evenings': 'मंगलवार और गुरुवार शाम को लाइव कक्षाएँ',
  'live classes on three weekdays': 'सोमवार से शुक्रवार के बीच तीन दिन लाइव कक्षाएँ',
  'in a morning or an evening group': 'सुबह या शाम के समूह में',
  'practice on Saturdays': 'शनिवार को अभ्यास',
  'with recordings': 'और रिकॉर्डिंग भी मिलती है',
};

/** 'Online: recorded lessons on weekdays, live classes on Sundays'. */
function mode(text: string): string | null {
  const [, list] = /^Online(?:: (.+))?$/.exec(text) ?? [];
  if (list === undefined) return text === 'Online' ? 'ऑनलाइन' : null;
  const clauses = list.split(', ').map((clause) => CLAUSES[clause]);
  return clauses.includes(undefined) ? null : `ऑनलाइन: ${clauses.join(', ')}`;
}
