import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { pain001 } from '../../../../../src/adapters/http/payouts/pain001.ts';
import { payoutCsv } from '../../../../../src/adapters/http/payouts/payout-csv.ts';
import { sepaText } from '../../../../../src/adapters/http/payouts/sepa-text.ts';
import type { PayoutDetails } from '../../../../../src/domain/artists/payout.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { aPayout, aRun } from '../../../../support/builders/payouts/payout-builders.ts';
import { staffId } from '../../../../support/builders/staff-builders.ts';
import { needing } from '../../../../support/needing.ts';
import { schemaFile } from '../../../../support/standards.ts';

const details = (holder: string, bic?: string): PayoutDetails => ({
  ...{ type: 'iban', holder, iban: 'DE75512108001245126199' },
  ...(bic !== undefined && { bic }),
});
const payouts = [
  { payout: aPayout({ amount: 1 }, 1), details: details('Zoë Šimić & <Sons>', 'DEUTDEFF') },
  { payout: aPayout({ amount: 123_456 }, 2), details: details('海'.repeat(100)) },
];
const debtor = { name: 'Ærø Musik "Ltd"', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const run = aRun(
  payouts.map(({ payout }) => payout),
  { debtor, status: 'approved', approved: { by: staffId(2), at: noon } },
);
const schema = schemaFile('iso20022/pain.001.001.09.xsd');

describe('the file of a payout run for the bank', () => {
  it('contains each transfer with its end-to-end ID, and sums in major units', () => {
    const xml = pain001(run, debtor, payouts);
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs>');
    expect(xml).toContain('<CtrlSum>1234.57</CtrlSum>');
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.01</InstdAmt>');
    expect(xml).toContain('<EndToEndId>PYO00000000000000000000000001</EndToEndId>');
    expect(xml).toContain('<Nm>Zoe Simic . .Sons.</Nm>');
    expect(xml).toContain('<Dt>2026-12-01</Dt>');
    expect(xml.match(/<CdtTrfTxInf>/g)).toHaveLength(2);
    expect(xml).toBe(pain001(run, debtor, payouts));
  });

  it('is made only of an approved run to IBANs', () => {
    expect(() => pain001(aRun(), debtor, payouts)).toThrow('is not approved');
    const account: PayoutDetails = {
      ...{ type: 'account', holder: 'Ida', country: 'US' },
      ...{ bankCode: '1', accountNumber: '2' },
    };
    expect(() => pain001(run, debtor, [{ payout: aPayout(), details: account }])).toThrow('has no IBAN');
  });

  it('contains only characters that every SEPA bank accepts', () => {
    expect(sepaText('  Łódź,  Straße 5/ä_b\t', 70)).toBe('Lodz, Strasse 5/a.b.');
    expect(sepaText('Ċikku O’Ħal – GROẞ', 70)).toBe("Cikku O'Hal - GROSS");
    expect(sepaText('x'.repeat(80), 70)).toHaveLength(70);
  });

  it('has a CSV file beside it, also for accounts without an IBAN', () => {
    const account: PayoutDetails = {
      ...{ type: 'account', holder: '=Ida', country: 'US' },
      ...{ bankCode: '021000021', accountNumber: '123' },
    };
    const [first, second] = payoutCsv([...payouts, { payout: aPayout({ amount: 500 }, 3), details: account }])
      .split('\r\n')
      .slice(2);
    expect(first).toContain('1234.56,EUR');
    expect(second).toContain(",5.00,EUR,'=Ida,,,US,021000021,123");
  });
});

needing('standards', 'the file of a payout run', () => {
  it('is valid by the schema of pain.001.001.09, with and without BICs', async () => {
    const { bic: _, ...withoutBic } = debtor;
    const files = [pain001(run, debtor, payouts), pain001(run, withoutBic, payouts.slice(1))];
    const broken = files.map((contents) => contents.replace('<PmtMtd>TRF</PmtMtd>', ''));
    const validate = (contents: string) =>
      validateXML({
        xml: [{ fileName: 'run.xml', contents }],
        schema: [readFileSync(schema, 'utf8')],
      });
    for (const contents of files) expect((await validate(contents)).errors).toEqual([]);
    for (const contents of broken) expect((await validate(contents)).valid).toBe(false);
  });
});
