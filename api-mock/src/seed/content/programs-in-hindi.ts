import { programKey } from './program-id.ts';
import type { SeedProgram } from './seed-program.ts';

type InHindi = Required<Pick<SeedProgram, 'short_description_hindi' | 'eligibility_hindi'>>;

/** What the family reads in Hindi of a programme. */
export const inHindi = (program: SeedProgram): InHindi => ({
  short_description_hindi: SUMMARIES[programKey(program)] ?? '',
  eligibility_hindi: ELIGIBILITY[program.eligibility ?? ''] ?? '',
});

/** By the words in English. */
const ELIGIBILITY: Readonly<Record<string, string>> = {
  'Senior secondary (10+2) of the Haryana board or equivalent':
    'हरियाणा बोर्ड से सीनियर सेकेंडरी (10+2) या उसके बराबर योग्यता',
  'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification':
    'मान्यता प्राप्त बोर्ड से किसी भी स्ट्रीम में सीनियर सेकेंडरी (10+2), या उसके बराबर योग्यता',
  'Senior secondary (10+2) in any stream from a recognised board, or an equivalent qualification; commerce at school helps but isn’t required':
    'मान्यता प्राप्त बोर्ड से किसी भी स्ट्रीम में सीनियर सेकेंडरी (10+2), या उसके बराबर योग्यता; स्कूल में कॉमर्स पढ़ी हो तो अच्छा है, पर ज़रूरी नहीं',
  'A bachelor’s degree in any discipline with at least 50% marks (45% for reserved categories) from a recognised university':
    'मान्यता प्राप्त विश्वविद्यालय से किसी भी विषय में स्नातक (बैचलर) डिग्री, कम से कम 50% अंकों के साथ (आरक्षित वर्गों के लिए 45%)',
  'A bachelor’s degree in any discipline with at least 50% marks (45% for reserved categories), and at least one year of paid work; traineeships and work in a family business count':
    'किसी भी विषय में स्नातक (बैचलर) डिग्री, कम से कम 50% अंकों के साथ (आरक्षित वर्गों के लिए 45%), और कम से कम एक साल की नौकरी या कमाई वाला काम; ट्रेनीशिप और घर के कारोबार का काम भी गिना जाता है',
  'A bachelor’s degree in any discipline from a recognised university, or an equivalent qualification':
    'मान्यता प्राप्त विश्वविद्यालय से किसी भी विषय में स्नातक (बैचलर) डिग्री, या उसके बराबर योग्यता',
  'BCA or a bachelor’s degree in computer science; or any other bachelor’s degree with mathematics at 10+2 or at graduation. In both cases, at least 50% marks (45% for reserved categories) from a recognised university':
    'BCA या कंप्यूटर साइंस में स्नातक (बैचलर) डिग्री; या कोई और स्नातक डिग्री, अगर 10+2 या स्नातक में गणित पढ़ा हो। दोनों में मान्यता प्राप्त विश्वविद्यालय से कम से कम 50% अंक (आरक्षित वर्गों के लिए 45%)',
  'A bachelor’s degree in commerce, business administration or economics from a recognised university. If your degree is in another subject, you can apply with a professional accounting exam passed at the intermediate level':
    'मान्यता प्राप्त विश्वविद्यालय से कॉमर्स, बिज़नेस एडमिनिस्ट्रेशन या अर्थशास्त्र में स्नातक (बैचलर) डिग्री। डिग्री किसी और विषय में हो, तो इंटरमीडिएट स्तर की पेशेवर अकाउंटिंग परीक्षा पास करके भी आवेदन कर सकते हैं',
};

/** By the programme’s key. */
const SUMMARIES: Readonly<Record<string, string>> = {
  'online-bba': 'कारोबार चलाना सीखें। हिसाब-किताब और लोगों से शुरू करें, और अंत में अपने कारोबार की योजना बनाएँ।',
  'online-bcom': 'बही-खाते रखना और रिटर्न भरना सीखें। बैलेंस शीट पढ़ें, और वही सॉफ़्टवेयर और कानून सीखें जो अकाउंट्स के दफ़्तरों में काम आते हैं।',
  'online-ba': 'अंग्रेज़ी, इतिहास और राजनीति विज्ञान पढ़ें। तीनों साथ पढ़ें, या अर्थशास्त्र या समाजशास्त्र में विशेषज्ञता लें।',
  'online-ba/economics': 'समझें कि कीमतें, आय और नीतियाँ कैसे जुड़ी हैं। अपनी बात साबित करने के लिए गणित और डेटा का काम सीखें।',
  'online-ba/sociology': 'परिवार, जाति, काम और धर्म को समझें। साक्षात्कार, सर्वेक्षण और फ़ील्डवर्क से शहर के जीवन पर शोध करना सीखें।',
  'online-mba': 'लोगों का नेतृत्व करना और डेटा देखकर फ़ैसले लेना सीखें। अपने काम के हिसाब से इलेक्टिव और कैपस्टोन प्रोजेक्ट चुनें।',
  'online-mba/marketing': 'ग्राहकों को समझें, साफ़ बात कहें और नतीजे नापें। ब्रांड, सेल्स और डिजिटल टीमों के लिए।',
  'online-mba/finance':
    'कंपनियों का मूल्य और जोखिम की कीमत आँकना सीखें, और दोनों को आसान शब्दों में समझाना भी। बैंकिंग, ट्रेज़री और कॉर्पोरेट फ़ाइनेंस के लिए।',
  'online-mba/human-resource-management':
    'सही लोगों को चुनना और अच्छी ट्रेनिंग देना सीखें। वेतन तय करना और विवाद नियमों से सुलझाना भी, HR में करियर के लिए।',
  'online-mba/business-analytics':
    'कारोबार के सवालों से फ़ैसलों तक पहुँचें। मॉडल बनाएँ और उन्हें समझाएँ; यह MBA उनके लिए है जिन्हें आँकड़े और लोग, दोनों पसंद हैं।',
  'online-mba-plus': 'पूरा MBA और साथ में प्रैक्टिस स्टूडियो। नौकरी करने वाले जो सीखते हैं, हर सेमेस्टर तुरंत काम में लाते हैं।',
  'online-ma': 'साहित्य, राजनीति और मीडिया पढ़ें। सब कुछ पढ़ें या एक विशेषज्ञता चुनें; लाइव कक्षाएँ शनिवार और रविवार को होती हैं।',
  'online-ma/english': 'चॉसर से अमिताव घोष तक पढ़ें। अंग्रेज़ी भाषा कैसे काम करती है यह समझें, और ठोस आलोचना लिखना सीखें।',
  'online-ma/political-science': 'राजनीतिक विचार और संविधान पढ़ें। लाइव सेमिनारों में लोक प्रशासन और अंतरराष्ट्रीय संबंध भी सीखें।',
  'online-ma/mass-communication':
    'रिपोर्टिंग, लेखन, रिकॉर्डिंग और संपादन सीखें। अख़बार, रेडियो, वीडियो और वेब के लिए काम करें, और मीडिया का इतिहास और कानून जानें।',
  'online-mca':
    'सॉफ़्टवेयर डिज़ाइन करना, बनाना, सुरक्षित रखना और चलाना सीखें। डेटा स्ट्रक्चर से लेकर सोलह क्रेडिट के ऐसे प्रोजेक्ट तक, जो लोग सच में इस्तेमाल करें।',
  'online-mcom': 'रिपोर्टिंग के मानक, लागत और टैक्स पढ़ें। स्नातकोत्तर स्तर का फ़ाइनेंस भी, और अपने चुने विषय पर शोध-निबंध लिखें।',
  'data-analytics': 'डेटा में जवाब खोजना सीखें। स्प्रेडशीट, SQL और Python से डेटा जुटाएँ, साफ़ करें, जाँचें और दिखाएँ।',
  'artificial-intelligence-and-machine-learning':
    'जानें कि मशीनें कैसे सीखती हैं। शुरू से चलकर आँकड़ों, चित्रों और भाषा के मॉडल बनाएँ, सिखाएँ और परखें।',
  'cyber-security': 'जानें कि हमलावर अंदर कैसे आते हैं। सुरक्षित लैब में नेटवर्क और ऐप बचाएँ, घटनाओं से निपटें और भारत का साइबर कानून सीखें।',
  'internet-of-things': 'सेंसर, बोर्ड और क्लाउड को जोड़ें। लैब में कुछ असली नापें, उसे सुरक्षित भेजें और उस पर काम करें।',
  'full-stack-development': 'छह महीने में पूरा वेब ऐप बनाएँ: उसके पेज, सर्वर और डेटाबेस; उसे परखें और चालू करें।',
  'cloud-computing':
    'क्लाउड में सेवाएँ बनाएँ और चलाएँ। लागत और सुरक्षा को ध्यान में रखकर वर्चुअल मशीन, कंटेनर, स्टोरेज और नेटवर्क की योजना बनाएँ।',
  'block-chain-management': 'जानें कि ब्लॉकचेन कब काम आती है। सप्लाई चेन और फ़ाइनेंस के प्रोजेक्ट की योजना, संचालन और ऑडिट सीखें।',
  'german-language': 'जर्मन शुरू से सीखें। छह महीने में अपना परिचय दें, रास्ता पूछें, छोटे पत्र पढ़ें और रोज़ की बातचीत समझें।',
  'japanese-language': 'अपने पहले 100 कांजी पढ़ें और लिखें। हिरागाना और काताकाना सीखें, आसान बातचीत करें और छोटा निबंध लिखें।',
  'french-language': 'आसान फ़्रेंच बोलें, पढ़ें और लिखें। बातचीत का व्याकरण, रोज़ के पाठ और फ़्रेंच बोलने वालों की संस्कृति सीखें।',
};
