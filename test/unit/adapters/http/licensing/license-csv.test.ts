import { licenseListEndpoint } from '../../../../../src/adapters/http/licensing/license-list.handlers.ts';
import { License } from '../../../../../src/adapters/http/licensing/license.contract.ts';
import { ok } from '../../../../../src/domain/shared/result.ts';
import { aLicense, aRevoked, noon } from '../../../../support/builders/builders.ts';
import { base, exchangeWith } from '../exchange.ts';

const clear = { compliance: { state: 'clear' }, publishedContentSurvives: true, updatedAt: noon } as const;

/** The members of a license without a column of their name. */
const shownOtherwise = {
  platformId: 'all licenses of the list are of one platform',
  contentType: 'contentTypes contains it',
  terms: 'a cell cannot contain an object; the list as JSON has them',
  termsHash: 'the terms have no column',
  attribution: 'the column credit has its text',
  grants: 'every license grants the same',
  grantsNoRights: 'it follows from environment',
  excludes: 'every license excludes the same',
  publishedContentSurvives: 'compliance says what must be removed now',
  amendedAt: 'version says whether the license was amended',
  revocation: 'the column revocationReason has its code',
  metadata: 'a cell cannot contain an object; the list as JSON has it',
  certificateUrl: 'it follows from licenseId',
};

describe('the list of licenses', () => {
  it('is a CSV file with all pages for a client that asks for one, without formulas', async () => {
    const requested: unknown[] = [];
    const fees = [
      { amount: 4900, currency: 'EUR' },
      { amount: 500, currency: 'JPY' },
    ];
    const project = aLicense({ projectName: '=1+1', territories: ['AT', 'DE'], fees });
    const endpoint = licenseListEndpoint({
      baseUrl: base,
      listLicenses: async ({ caller: _, ...input }) => {
        requested.push(input);
        const isFirst = input.cursor === undefined;
        const listed = isFirst ? project : aRevoked(aLicense());
        return ok({ licenses: [{ license: listed, ...clear }], nextCursor: isFirst ? 'next' : null });
      },
    });
    const ask = exchangeWith([endpoint]);
    const accepted = await ask('GET', '/api/v1/licenses?limit=1&q=winter', {
      headers: { accept: 'text/csv' },
    });
    const named = await ask('GET', '/api/v1/licenses?limit=1&q=winter&format=csv');
    expect(named.text).toBe(accepted.text);
    expect(accepted.headers.get('content-type')).toBe('text/csv');
    expect(accepted.headers.get('content-disposition')).toBe('attachment; filename="licenses.csv"');
    expect(requested.slice(0, 2)).toEqual([
      { q: 'winter', limit: 500 },
      { q: 'winter', limit: 500, cursor: 'next' },
    ]);
    const [head, first, second, ...rest] = accepted.text.split('\r\n');
    expect(rest).toEqual(['']);
    expect(head).toMatch(/^licenseId,status,compliance,.*,updatedAt,fees$/);
    const columns = [...(head?.split(',') ?? []), ...Object.keys(shownOtherwise)];
    expect(Object.keys(License.shape).filter((member) => !columns.includes(member))).toEqual([]);
    expect(Object.keys(shownOtherwise).filter((member) => !(member in License.shape))).toEqual([]);
    expect(first).toContain(",'=1+1,");
    expect(first).toContain(',AT DE,');
    expect(first).toMatch(/,49\.00 EUR; 500 JPY$/);
    expect(second).toContain(',revoked,');
  });
});
