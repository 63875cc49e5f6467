import { correction, generate } from 'lean-qr';
import type { LicenseCertificate } from '../../../../ports/driving/licensing.ts';
import type { Brand } from '../../portal/brand.ts';
import {
  block,
  bytesOf,
  colors,
  drawFact,
  drawRule,
  gap,
  margin,
  newPdf,
  part,
  styled,
  widthWithin,
  type Pdf,
} from '../../pdf/page.ts';
import { factsOf } from './facts.ts';

/** Points. */
const qr = { size: 104, top: 48 } as const;

/** Draws with vectors, so that the code is sharp at any size. The quiet zone is the white of the page. */
const drawQr = (pdf: Pdf, text: string, x: number): void => {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const module = qr.size / code.size;
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1)
      if (code.get(column, row)) pdf.rect(x + column * module, qr.top + row * module, module, module);
  pdf.fill('#000000');
};

const drawHead = (pdf: Pdf, { claims, credit }: LicenseCertificate, brand: Brand, link: string): void => {
  const left = pdf.page.width - margin - qr.size;
  const width = widthWithin(pdf) - qr.size - 4 * gap;
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
    pdf.text(hint, margin, below, { width: widthWithin(pdf) });
    pdf.text(styled(pdf, link, { size: 9, color: accent }), { link, underline: true });
  });
  drawRule(pdf);
};

/**
 * The lines of a JWS, as long as fit. None ends with "-": viewers take that for the hyphen of a divided word, and leave it
 * out of copied text.
 */
const linesOf = (jws: string): string => (jws.match(/.{1,112}(?:(?<!-)|$)/g) ?? []).join('\n');

const drawSigned = (pdf: Pdf, certificate: string, page: string): void => {
  const width = widthWithin(pdf);
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

/**
 * Returns a certificate as a PDF of one or more A4 pages: all claims in words, the signed text, and a QR code of the page
 * that verifies the license. The same certificate and brand give the same bytes. The logo is not shown, because it is an SVG.
 */
export const certificatePdf = (
  license: LicenseCertificate,
  { brand, baseUrl }: { readonly brand: Brand; readonly baseUrl: string },
): Promise<Uint8Array> => {
  const { certificate, claims } = license;
  const pdf = newPdf({
    title: `License certificate ${claims.sub}`,
    author: brand.name,
    at: claims.iat * 1000,
  });
  drawHead(pdf, license, brand, `${baseUrl}/verify/${claims.sub}`);
  for (const fact of factsOf(claims)) drawFact(pdf, fact);
  drawSigned(pdf, certificate, `${baseUrl}/verify`);
  pdf.end();
  return bytesOf(pdf);
};
