export const StoredText = ({ html, lang }: { html: string; lang?: string | undefined }) => (
  <div className="ProseMirror" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
