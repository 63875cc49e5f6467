import { licenseListEndpoint } from '../../../../../src/adapters/http/licensing/license-list.handlers.ts';
import { ok } from '../../../../../src/domain/shared/result.ts';
import { aLicense, aRevoked, noon } from '../../../../support/builders/builders.ts';
import { base, exchangeWith } from '../exchange.ts';

const clear = { compliance: { state: 'clear' }, publishedContentSurvives: true, updatedAt: noon } as const;

describe('the list of licenses', () => {
  it('is a CSV file with all pages for a client that asks for one, without formulas', async () => {
    const requested: unknown[] = [];
    const fee = { amount: 4900, currency: 'EUR' };
    const project = aLicense({ projectName: '=1+1', territories: ['AT', 'DE'], fee });
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
    expect(head).toMatch(/^licenseId,status,compliance,.*,updatedAt,fee$/);
    expect(first).toContain(",'=1+1,");
    expect(first).toContain(',AT DE,');
    expect(first).toMatch(/,49\.00 EUR$/);
    expect(second).toContain(',revoked,');
  });
});
