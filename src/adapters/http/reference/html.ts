/** Markup that is already escaped. */
export interface Html {
  readonly html: string;
}

type Piece = Html | string | number | undefined | readonly Piece[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const written = (piece: Piece): string => {
  if (piece === undefined) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return 'html' in piece ? piece.html : piece.map(written).join('');
};

/** A template that escapes its values, unless they are markup. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: parts.map((part, i) => part + written(pieces[i])).join(''),
});

/** Renders the markup of descriptions: blank lines separate paragraphs, backticks mark code. */
export const prose = (text: string | undefined): Html => ({
  html: (text ?? '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n'),
});

export const inline = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

export const phrase = (text: string | undefined): Html => ({ html: inline(text ?? '') });
