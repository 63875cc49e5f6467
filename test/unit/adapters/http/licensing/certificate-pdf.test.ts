import { certificatePdf } from '../../../../../src/adapters/http/licensing/certificate/certificate-pdf.ts';
import { certificateClaims } from '../../../../../src/domain/licensing/certificate.ts';
import type { License } from '../../../../../src/domain/licensing/license.ts';
import { countries } from '../../../../../src/domain/shared/territory.ts';
import { aLicense } from '../../../../support/builders/builders.ts';
import { pdfLines, pdfPages, pdfSeen, qrTextIn } from '../../../../support/pdf.ts';
import { base } from '../exchange.ts';

const brand = { name: 'Acme Sync', accent: '#6b21a8', logo: undefined };
const signed = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJsaWMifQ.c2ln';

const drawn = (some: Partial<License> = {}, shown = brand, certificate = signed) => {
  const license = { ...aLicense(), ...some } as License;
  const claims = certificateClaims(license, base);
  const certified = { certificate, claims, credit: license.attribution.text };
  return { license, claims, pdf: certificatePdf(certified, { brand: shown, baseUrl: base }) };
};
const textOf = async (some: Partial<License> = {}) => (await pdfPages(await drawn(some).pdf)).join(' ');

describe('the PDF of a certificate', () => {
  it('shows the brand, the credit and every claim as text, and the signed text', async () => {
    const { license, claims, pdf } = drawn({
      licensee: { name: 'Ada & Söhne', type: 'end_user', ref: 'secret' },
      territories: ['AT', 'DE'],
      contentType: 'film',
      addedContentTypes: ['ugc_video'],
      media: ['theatrical', 'online'],
      validUntil: Date.UTC(2031, 4, 3, 12, 30, 5),
    });
    const text = (await pdfPages(await pdf)).join(' ');
    const shown = {
      ...{ iss: 'Issuer https://api.example.com', sub: `License ID ${license.licenseId}` },
      iat: 'Issued 21 November 2026 at 12:00:00 UTC',
      licensee: 'Licensee Ada & Söhne (end user)',
      grants: 'Rights granted Synchronization, master use',
      excludes: 'Rights not granted Public performance, mechanical reproduction, standalone distribution',
      ...{ trackId: `Track ID ${license.trackId}`, platformId: `Platform ID ${license.platformId}` },
      ...{ contentId: `Content ID ${license.contentId}`, contentType: 'Content types Film' },
      ...{ contentTypes: 'Film, user video', territories: 'Territories Austria (AT), Germany (DE)' },
      media: 'Media Cinemas, online',
      validFrom: 'Valid from 21 November 2026 at 12:00:00 UTC',
      validUntil: 'Valid until 3 May 2031 at 12:30:05 UTC',
      ...{ environment: 'Environment Live', termsHash: `Terms (SHA-256) ${license.terms.hash}` },
      ...{ version: 'Version 1', statusUrl: `Current status ${claims.statusUrl}` },
    };
    expect(Object.keys(shown).sort()).toEqual(Object.keys(claims).sort());
    for (const part of [brand.name, 'Music: “Slow Harbour', signed, ...Object.values(shown)])
      expect(text).toContain(part);
    expect(text).not.toContain('secret');
  });

  it('has a QR code that leads to the page that verifies the license', async () => {
    const { license, pdf } = drawn();
    expect(qrTextIn(await pdf)).toBe(`${base}/verify/${license.licenseId}`);
  });

  it('has the same bytes each time, and others if the license or the brand is another', async () => {
    const first = Buffer.from(await drawn().pdf);
    expect(first.equals(await drawn().pdf)).toBe(true);
    expect(first.equals(await drawn({ territories: ['DE'] }).pdf)).toBe(false);
    expect(first.equals(await drawn({}, { ...brand, name: 'Other' }).pdf)).toBe(false);
  });

  it('warns that a sandbox license grants no rights', async () => {
    expect(await textOf({ environment: 'sandbox' })).toContain('Sandbox license: it grants no rights.');
    expect(await textOf()).not.toContain('grants no rights');
  });

  it('shows names in other scripts, and characters without a glyph as their code points', async () => {
    const text = await textOf({ licensee: { name: 'Žofie Фильм Ωμέγα 株', type: 'platform' } });
    expect(text).toContain('Žofie Фильм Ωμέγα [U+682A] (platform)');
  });

  const seenWith = async (name: string) => pdfSeen(await drawn({ licensee: { name, type: 'platform' } }).pdf);
  const backwards = (text: string) => Array.from(text).reverse().join('');

  it('writes Hebrew from right to left, and the numbers and the English beside it from left to right', async () => {
    expect(await seenWith('שיר השירים')).toContain(`${backwards('שיר השירים')} (platform)`);
    expect(await seenWith('שיר 12 (השירים)')).toContain(
      `(${backwards('השירים')}) 12 ${backwards('שיר')} (platform)`,
    );
  });

  it('begins a long name in Hebrew on the first of its lines', async () => {
    const name = Array.from({ length: 40 }, (_, index) => 'אבגדהוזח'.slice(index % 4, (index % 4) + 4)).join(
      ' ',
    );
    const lines = (await seenWith(name)).filter((line) => /[א-ת]/.test(line));
    expect(lines.length).toBeGreaterThan(1);
    const read = lines.map((line) => backwards(line.replace(' (platform)', '')).trim());
    expect(read.join(' ')).toBe(name);
    const [unbroken] = (await seenWith('א'.repeat(200))).filter((line) => /א/.test(line));
    expect(unbroken?.length).toBeLessThan(100);
  });

  it('continues on further pages with a long list of countries, and drops none', async () => {
    const all = countries.filter((code) => code !== 'DE');
    const pages = await pdfPages(await drawn({ territories: all }).pdf);
    expect(pages.length).toBeGreaterThan(1);
    for (const code of all) expect(pages.join(' ')).toContain(`(${code})`);
    expect(pages.join(' ')).toContain(signed);
  });

  it('divides the signed text into lines that do not end with a hyphen, which viewers would leave out of copied text', async () => {
    const long = `eyJh.${'ab-'.repeat(400)}.c2ln`;
    const lines = await pdfLines(await drawn({}, brand, long).pdf);
    const first = lines.findIndex((line) => line.startsWith('eyJh.'));
    expect(lines.slice(first).length).toBeGreaterThan(3);
    expect(lines.slice(first).filter((line) => line.endsWith('-'))).toEqual([]);
    expect(lines.slice(first).join('').replaceAll(/\s/g, '')).toBe(long);
  });

  it('says so if the license has no end', async () => {
    expect(await textOf({ validUntil: undefined } as object)).toContain('Valid until No end date');
  });
});
