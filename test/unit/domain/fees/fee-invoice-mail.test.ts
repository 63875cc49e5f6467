import { intlMailTexts } from '../../../../src/adapters/intl-messageformat/index.ts';
import { feeInvoiceMail } from '../../../../src/domain/fees/fee-invoice-mail.ts';
import { aPlatform } from '../../../support/builders/builders.ts';
import { aFeeInvoice, aSeller } from '../../../support/builders/fees/fee-invoice-builders.ts';

const mailIn = (language: 'en' | 'de' | 'fr' | 'es', taxPercent = 19): string =>
  feeInvoiceMail(
    intlMailTexts().in(language),
    aFeeInvoice({ seller: { ...aSeller, taxPercent } }),
    aPlatform(),
  ).paragraphs.join(' ');

describe('the email about a fee invoice', () => {
  it.each(['en', 'de', 'fr', 'es'] as const)('says in %s whom to ask for the bank details', (language) => {
    const mail = mailIn(language);
    expect(mail).toContain('billing@acme.example');
    expect(mail).toContain('LF-2026-000001');
  });

  it.each([
    ['en', 'tax included'],
    ['de', 'einschließlich Steuer'],
    ['fr', 'taxes comprises'],
    ['es', 'impuestos incluidos'],
  ] as const)('says in %s that tax is included only if there is some', (language, included) => {
    expect(mailIn(language)).toContain(included);
    expect(mailIn(language, 0)).not.toContain(included);
  });
});
