import PDFDocument from 'pdfkit';
import { bidirectional, type BidirectionalText } from './bidi.ts';
import { printable } from './fonts.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** A label and its value, in words. */
export type Fact = readonly [label: string, value: string];

/** Points, on a page of A4. */
export const margin = 56;
const labelWidth = 120;
export const gap = 6;
export const colors = {
  ink: '#1c2733',
  soft: '#526070',
  accent: '#0b5cad',
  line: '#dfe3e8',
  bad: '#a8231b',
} as const;

/** Returns a tagged document. The time is in its bytes, and in the ID that is derived from it. */
export const newPdf = ({
  title,
  author,
  at,
}: {
  readonly title: string;
  readonly author: string;
  readonly at: number;
}): Pdf =>
  new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(at) },
  });

export const widthWithin = ({ page }: Pdf): number => page.width - 2 * margin;

/** Adds a part to the structure that screen readers read. */
export const part = (pdf: Pdf, type: string, draw: () => void, alt?: string): void => {
  pdf.addStructure(pdf.struct(type, alt === undefined ? {} : { alt }, draw));
};

interface Style {
  readonly size: number;
  readonly color: string;
  readonly bold?: true;
}

/** Sets the font, and returns the text as the font can show it. */
export const styled = (pdf: Pdf, given: string, { size, color, bold }: Style): string => {
  const { text, font } = printable(given, bold ? 'Helvetica-Bold' : 'Helvetica');
  pdf.font(font).fontSize(size).fillColor(color);
  return text;
};

/** With features, pdfkit shapes a run as a whole; without, it places the words of each from left to right. */
const whole = { features: [], lineBreak: false };

const widthOfRuns = (pdf: Pdf, runs: readonly string[]): number =>
  runs.reduce((sum, run) => sum + pdf.widthOfString(run, whole), 0);

/** Divides a text at blanks, and a word that is too long for a line anywhere. */
const linesOfRuns = (pdf: Pdf, text: string, { runs }: BidirectionalText, width: number) => {
  const fits = (start: number, end: number) => widthOfRuns(pdf, runs(start, end)) <= width;
  const lines: (readonly string[])[] = [];
  let [start, end] = [0, 0];
  const add = (piece: string): void => {
    if (end > start && !fits(start, end + piece.trimEnd().length)) {
      lines.push(runs(start, end));
      start = end;
    }
    end += piece.length;
  };
  for (const word of text.split(/(?<= )/))
    if (fits(end, end + word.trimEnd().length)) add(word);
    else Array.from(word).forEach(add);
  return [...lines, runs(start, end)];
};

/** Returns the height of a text in the current font, and a function that draws it. */
export const block = (pdf: Pdf, text: string, width: number) => {
  const bidi = bidirectional(text);
  if (!bidi)
    return {
      height: pdf.heightOfString(text, { width }),
      draw: (x: number, y: number) => pdf.text(text, x, y, { width }),
    };
  const lines = linesOfRuns(pdf, text, bidi, width);
  const lineHeight = pdf.currentLineHeight(true);
  const draw = (x: number, y: number) => {
    for (const [index, line] of lines.entries()) {
      let left = x;
      for (const run of line) {
        pdf.text(run, left, y + index * lineHeight, whole);
        left += pdf.widthOfString(run, whole);
      }
    }
    pdf.x = x;
    pdf.y = y + lines.length * lineHeight;
  };
  return { height: lines.length * lineHeight, draw };
};

/** Draws a label and its value side by side, on the next page if they do not fit on this one. */
export const drawFact = (pdf: Pdf, [label, value]: Fact): void => {
  const width = widthWithin(pdf) - labelWidth;
  const soft = { size: 9, color: colors.soft };
  const ink = { size: 9, color: colors.ink };
  const height = block(pdf, styled(pdf, value, ink), width).height;
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const { y } = pdf;
  part(pdf, 'P', () => {
    pdf.text(styled(pdf, label, soft), margin, y, { width: labelWidth - gap });
    block(pdf, styled(pdf, value, ink), width).draw(margin + labelWidth, y);
  });
  pdf.y += gap;
};

/** Draws a line across the page. */
export const drawRule = (pdf: Pdf): void => {
  const line = pdf.y + gap;
  pdf
    .moveTo(margin, line)
    .lineTo(pdf.page.width - margin, line)
    .stroke(colors.line);
  pdf.y += 3 * gap;
};

/** Returns the bytes of a document that was ended. */
export const bytesOf = async (pdf: Pdf): Promise<Uint8Array> => {
  const pieces: Buffer[] = [];
  for await (const piece of pdf) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};
