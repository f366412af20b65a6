/** Helps of fields. */
export const helps: Readonly<Record<string, string>> = {
  'The last part of the page’s address.': 'पेज के पते का अंतिम भाग।',
  'Shown in the banner in place of the name, where set.': 'भरा हो तो बैनर में नाम की जगह दिखता है।',
  'What a lead’s area of interest is stored as.': 'लीड की रुचि का क्षेत्र इसी नाम से सहेजा जाता है।',
  'In words, such as “January and July every year”. Shown as the next start where no dates are set.':
    'शब्दों में, जैसे “हर साल जनवरी और जुलाई”। तारीखें न हों तो अगली शुरुआत की जगह यही दिखता है।',
  'Can insert facts: {next_start}, {apply_by}, {batch}, {fee}, {monthly}.':
    'ये तथ्य भरे जा सकते हैं: {next_start}, {apply_by}, {batch}, {fee}, {monthly}।',
  'For the family’s page in Hindi; the English one where empty.':
    'परिवार के हिंदी पेज के लिए; खाली हो तो वहाँ अंग्रेज़ी वाला दिखता है।',
  'The university’s where empty.': 'खाली हो तो विश्वविद्यालय की तारीखें।',
  'Pages show the first that one can still apply for; those that are over may stay.':
    'पेजों पर वह पहली शुरुआत दिखती है जिसके लिए अब भी आवेदन हो सकता है; बीती हुई रहने दे सकते हैं।',
  '“Admissions Open for 2025 Batch” takes the year of the next start where dates are set.':
    'तारीखें भरी हों तो “Admissions Open for 2025 Batch” में अगली शुरुआत का वर्ष दिखता है।',
  'Beside the title; a window with someone inside suits best. On the home page it fills the first slide.':
    'शीर्षक के पास; ऐसी खिड़की का चित्र सबसे अच्छा लगता है जिसमें कोई हो। होम पेज पर यह पहली स्लाइड में भर जाता है।',
  'On the programme’s card.': 'पाठ्यक्रम के कार्ड पर।',
  'On small cards, such as “Explore other courses”; the first where empty.':
    'छोटे कार्डों पर, जैसे “दूसरे कोर्स देखें”; खाली हो तो पहला थंबनेल।',
  'The letter of the authority. Visitors read it as it is.': 'प्राधिकरण का पत्र। आगंतुक इसे ज्यों का त्यों पढ़ते हैं।',
  'Separated by commas.': 'कॉमा से अलग करें।',
  'Name of an icon of the design system, such as briefcase or award.':
    'डिज़ाइन सिस्टम के आइकन का नाम, जैसे briefcase या award।',
  'For a plan that is paid by the year: the first at admission, each other one before its year.':
    'साल के हिसाब से भुगतान वाले प्लान के लिए: पहला शुल्क प्रवेश के समय, बाकी हर एक अपने वर्ष से पहले।',
  'Such as Semester, Annual or Lumpsum.': 'जैसे सेमेस्टर, वार्षिक या एकमुश्त।',
  'The least fee that pages name leaves it out.': 'पेजों पर बताए गए न्यूनतम शुल्क में यह नहीं गिना जाता।',
  'Such as “6 months, no cost”.': 'जैसे “6 महीने, बिना ब्याज”।',
  'The standard five steps where empty.': 'खाली हो तो पाँच मानक चरण।',
  'Shown in the banner in place of the title, where set.': 'भरा हो तो बैनर में शीर्षक की जगह दिखता है।',
  'Its sections, fees and questions fill the page.': 'उसी के सेक्शन, शुल्क और प्रश्न पेज पर दिखते हैं।',
  'Set for a specialisation: the address begins with this programme’s.':
    'विशेषज्ञता के लिए चुनें: पता इसी पाठ्यक्रम के पते से शुरू होता है।',
  'The programme’s where empty.': 'खाली हो तो पाठ्यक्रम का।',
  'The address begins with it, where set.': 'चुना हो तो पता इसी से शुरू होता है।',
  'Name of an icon, or the address of a picture.': 'आइकन का नाम, या चित्र का पता।',
  'A group of footer columns; the site’s own where none is chosen.': 'फ़ुटर कॉलमों का समूह; न चुनें तो साइट का अपना।',
  'Suggested below the post.': 'लेख के नीचे सुझाए जाते हैं।',
  'Columns of one group are shown together.': 'एक समूह के कॉलम साथ दिखते हैं।',
  'Without the first slash; “home” for the home page.': 'पहले स्लैश के बिना; होम पेज के लिए “home”।',
  'For search engines, and for pages with the section “About the university”.':
    'सर्च इंजनों के लिए, और “विश्वविद्यालय का परिचय” सेक्शन वाले पेजों के लिए।',
  'Shown where a programme gives no steps of its own.': 'जहाँ पाठ्यक्रम के अपने चरण न हों, वहाँ दिखता है।',
  'Shown first on that programme’s page.': 'उस पाठ्यक्रम के पेज पर सबसे पहले दिखता है।',
  'Shown on every page where empty.': 'खाली हो तो हर पेज पर दिखता है।',
  'Write {amount} where the amount belongs.': 'जहाँ राशि आए वहाँ {amount} लिखें।',
  'For the EMI banner on pages of the university; a programme’s page names the least of its own plans.':
    'विश्वविद्यालय के पेजों के EMI बैनर के लिए; पाठ्यक्रम का पेज अपनी सबसे कम राशि बताता है।',
  'Capital letters and a slash at the end make no difference.': 'बड़े अक्षरों और आख़िर के स्लैश से फ़र्क नहीं पड़ता।',
  'Made when a page’s address changed.': 'पेज का पता बदलने पर बना।',
  'Where “Continue Application” leads.': '“Continue Application” कहाँ ले जाता है।',
  'Where “LMS” in the menu leads.': 'मेनू का “LMS” कहाँ ले जाता है।',
  'With country code; no link is shown where empty.': 'देश के कोड के साथ; खाली हो तो लिंक नहीं दिखता।',
  'The group of footer columns shown on every page.': 'हर पेज पर दिखने वाले फ़ुटर कॉलमों का समूह।',
};
