/** Words of the list of leads itself: its columns, orders, changes in a row and of all that match, its preview. */
export const deskList = {
  columns: {
    title: 'स्तंभ',
    reset: 'सामान्य स्तंभ',
  },
  matching: {
    chooseAll: 'मिलने वाली सभी %{smart_count} चुनें',
    pageOnly: 'सिर्फ़ इस पृष्ठ की',
    chosen: 'मिलने वाली सभी %{smart_count} लीड चुनी गईं',
    tooMany: '10,000 से ज़्यादा लीड मिलीं। सभी चुनने के लिए और फ़िल्टर लगाएँ।',
    title: '%{smart_count} लीड बदलें?',
    owner: 'सौंपें: %{name}',
    stage: 'नया चरण: %{stage}',
    help: 'इस बीच आने वाली नई लीड जैसी हैं वैसी रहेंगी। सभी को एक साथ वापस नहीं लाया जा सकता।',
    confirm: '%{smart_count} लीड बदलें',
    progress: '%{count} में से %{done} हो गईं',
    stop: 'यहीं रोकें',
    goOn: 'जारी रखें',
    leave: 'यहीं छोड़ दें',
    stopped:
      'इससे पहले %{count} में से %{changed} लीड बदल गईं; अगली सौ में से कुछ भी बदल गई हो सकती हैं। “जारी रखें” वहीं से आगे बढ़ाता है और किसी लीड को दो बार नहीं बदलता।',
  },
  row: {
    stage: '%{name} का चरण: %{stage}',
    owner: '%{name} को कौन देख रहा है: %{owner}',
    now: 'अभी',
    assigned: '%{name} को अब देख रहे हैं: %{owner}',
  },
  preview: {
    show: 'झलक',
    of: '%{name} की झलक',
    open: 'खोलें',
    previous: 'पिछली',
    next: 'अगली',
    position: '%{name}: इस पृष्ठ की %{count} में से %{at}',
    last: 'पिछली गतिविधि',
  },
  sorts: {
    created_at: { ASC: 'पुरानी पहले', DESC: 'नई पहले' },
    last_enquiry_at: { ASC: 'सबसे पुरानी पूछताछ पहले', DESC: 'पिछली पूछताछ पहले' },
    next_at: { ASC: 'अगली बातचीत पहले', DESC: 'सबसे बाद की बातचीत पहले' },
    name: { ASC: 'नाम, A से Z', DESC: 'नाम, Z से A' },
    score: { ASC: 'सबसे कम अंक पहले', DESC: 'सबसे ज़्यादा अंक पहले' },
    text: { ASC: '%{name}, A से Z', DESC: '%{name}, Z से A' },
  },
};
