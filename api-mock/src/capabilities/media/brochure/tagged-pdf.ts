import PDFDocument from 'pdfkit';

type Facts = {
  title: string;
  author: string;
  language: string;
  margins: Record<'top' | 'left' | 'right' | 'bottom', number>;
};

/** An empty A4 document, tagged as PDF/UA, with title, author and language. */
export function taggedPdf(facts: Facts): PDFKit.PDFDocument {
  const [title, author] = [xmlSafe(facts.title), xmlSafe(facts.author)];
  return new PDFDocument({
    size: 'A4',
    margins: facts.margins,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: facts.language,
    displayTitle: true,
    // A fixed day, so that the same content gives the same bytes and with them the same address.
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: new Date('2025-01-01T00:00:00Z'),
    },
  } as object);
}

// The library writes these into XML without escaping.
const xmlSafe = (text: string): string => text.replaceAll('&', 'and').replace(/[<>]/g, '');
