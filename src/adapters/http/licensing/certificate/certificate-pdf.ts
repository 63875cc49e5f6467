import { correction, generate } from 'lean-qr';
import PDFDocument from 'pdfkit';
import type { LicenseCertificate } from '../../../../ports/driving/licensing.ts';
import type { Brand } from '../../portal/brand.ts';
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

const drawFact = (pdf: Pdf, [label, value]: Fact): void => {
  const width = within(pdf) - labelWidth;
  const soft = { size: 9, color: colors.soft };
  const ink = { size: 9, color: colors.ink };
  const height = pdf.heightOfString(styled(pdf, value, ink), { width });
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const { y } = pdf;
  part(pdf, 'P', () => {
    pdf.text(styled(pdf, label, soft), margin, y, { width: labelWidth - gap });
    pdf.text(styled(pdf, value, ink), margin + labelWidth, y, { width });
  });
  pdf.y += gap;
};

const drawHead = (pdf: Pdf, { claims, credit }: LicenseCertificate, brand: Brand, link: string): void => {
  const left = pdf.page.width - margin - qr.size;
  const width = within(pdf) - qr.size - 4 * gap;
  const accent = brand.accent ?? colors.accent;
  const { ink } = colors;
  part(pdf, 'P', () => {
    pdf.text(styled(pdf, brand.name, { size: 11, color: accent, bold: true }), margin, margin, { width });
  });
  part(pdf, 'H1', () => {
    const title = styled(pdf, 'License certificate', { size: 20, color: ink, bold: true });
    pdf.text(title, margin, pdf.y + gap, { width });
  });
  part(pdf, 'P', () => {
    pdf.text(styled(pdf, credit, { size: 10, color: ink }), margin, pdf.y + gap, { width });
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
