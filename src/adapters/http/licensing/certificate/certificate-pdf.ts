import { correction, generate } from 'lean-qr';
import PDFDocument from 'pdfkit';
import type { LicenseCertificate } from '../../../../ports/driving/licensing.ts';
import type { Brand } from '../../portal/brand.ts';
import { bidirectional, type BidirectionalText } from './bidi.ts';
import { factsOf, type Fact } from './facts.ts';
import { printable } from './fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Points, on a page of A4. */
const margin = 56;
const labelWidth = 120;
const gap = 6;
const qr = { size: 104, top: 48 } as const;
const colors = {
  ink: '#1c2733',
  soft: '#526070',
  accent: '#0b5cad',
  line: '#dfe3e8',
  bad: '#a8231b',
} as const;

/** Draws with vectors, so that the code is sharp at any size. The quiet zone is the white of the page. */
const drawQr = (pdf: Pdf, text: string, x: number): void => {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const module = qr.size / code.size;
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1)
      if (code.get(column, row)) pdf.rect(x + column * module, qr.top + row * module, module, module);
  pdf.fill('#000000');
};

const within = ({ page }: Pdf): number => page.width - 2 * margin;

/** Adds a part to the structure that screen readers read. */
const part = (pdf: Pdf, type: string, draw: () => void, alt?: string): void => {
  pdf.addStructure(pdf.struct(type, alt === undefined ? {} : { alt }, draw));
};

interface Style {
  readonly size: number;
  readonly color: string;
  readonly bold?: true;
}

/** Sets the font, and returns the text as the font can show it. */
const styled = (pdf: Pdf, given: string, { size, color, bold }: Style): string => {
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
const block = (pdf: Pdf, text: string, width: number) => {
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

const drawFact = (pdf: Pdf, [label, value]: Fact): void => {
  const width = within(pdf) - labelWidth;
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

const drawHead = (pdf: Pdf, { claims, credit }: LicenseCertificate, brand: Brand, link: string): void => {
  const left = pdf.page.width - margin - qr.size;
  const width = within(pdf) - qr.size - 4 * gap;
  const accent = brand.accent ?? colors.accent;
  const { ink } = colors;
  part(pdf, 'P', () => {
    block(pdf, styled(pdf, brand.name, { size: 11, color: accent, bold: true }), width).draw(margin, margin);
  });
  part(pdf, 'H1', () => {
    const title = styled(pdf, 'License certificate', { size: 20, color: ink, bold: true });
    pdf.text(title, margin, pdf.y + gap, { width });
  });
  part(pdf, 'P', () => {
    block(pdf, styled(pdf, credit, { size: 10, color: ink }), width).draw(margin, pdf.y + gap);
  });
  if (claims.environment === 'sandbox') {
    part(pdf, 'P', () => {
      const warning = 'Sandbox license: it grants no rights.';
      pdf.text(styled(pdf, warning, { size: 10, color: colors.bad, bold: true }), { width });
    });
  }
  part(pdf, 'Figure', () => drawQr(pdf, link, left), `QR code of ${link}`);
  const below = Math.max(pdf.y, qr.top + qr.size) + 2 * gap;
  part(pdf, 'P', () => {
    const hint = styled(pdf, 'Scan the code, or open this page, to see whether the license is in force:', {
      size: 9,
      color: ink,
    });
    pdf.text(hint, margin, below, { width: within(pdf) });
    pdf.text(styled(pdf, link, { size: 9, color: accent }), { link, underline: true });
  });
  const line = pdf.y + gap;
  pdf
    .moveTo(margin, line)
    .lineTo(pdf.page.width - margin, line)
    .stroke(colors.line);
  pdf.y += 3 * gap;
};

/**
 * The lines of a JWS, as long as fit. None ends with "-": viewers take that for the hyphen of a divided word, and leave it
 * out of copied text.
 */
const linesOf = (jws: string): string => (jws.match(/.{1,112}(?:(?<!-)|$)/g) ?? []).join('\n');

const drawSigned = (pdf: Pdf, certificate: string, page: string): void => {
  const width = within(pdf);
  if (pdf.y > pdf.page.height - margin - 160) pdf.addPage();
  part(pdf, 'H2', () => {
    const heading = styled(pdf, 'Signed certificate', { size: 11, color: colors.ink, bold: true });
    pdf.text(heading, margin, pdf.y + gap, { width });
  });
  part(pdf, 'P', () => {
    const hint = `To prove that this page is genuine, copy the text below and paste it at ${page}. Then compare.`;
    pdf.text(styled(pdf, hint, { size: 9, color: colors.ink }), margin, pdf.y + gap, { width });
  });
  part(pdf, 'Code', () => {
    pdf.font('Courier').fontSize(7).fillColor(colors.soft);
    pdf.text(linesOf(certificate), margin, pdf.y + gap, { width });
  });
};

const bytesOf = async (pdf: Pdf): Promise<Uint8Array> => {
  const pieces: Buffer[] = [];
  for await (const piece of pdf) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/**
 * Returns a certificate as a PDF of one or more A4 pages: all claims in words, the signed text, and a QR code of the page
 * that verifies the license. The same certificate and brand give the same bytes. The logo is not shown, because it is an SVG.
 */
export const certificatePdf = (
  license: LicenseCertificate,
  { brand, baseUrl }: { readonly brand: Brand; readonly baseUrl: string },
): Promise<Uint8Array> => {
  const { certificate, claims } = license;
  const title = `License certificate ${claims.sub}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    // The time of creation is in the bytes, and in the ID that is derived from it.
    info: { Title: title, Author: brand.name, CreationDate: new Date(claims.iat * 1000) },
  });
  drawHead(pdf, license, brand, `${baseUrl}/verify/${claims.sub}`);
  for (const fact of factsOf(claims)) drawFact(pdf, fact);
  drawSigned(pdf, certificate, `${baseUrl}/verify`);
  pdf.end();
  return bytesOf(pdf);
};
