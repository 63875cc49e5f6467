import { exported } from '../../../../../portal/src/console/licenses/exported.ts';
import { exampleLicense } from '../../../../../src/adapters/http/licensing/licensing.examples.ts';
import { ListedLicense } from '../../../../../src/adapters/http/licensing/license.contract.ts';

/** Members of a license that have no column in the file. */
const notExported = {
  lists: ['contentTypes', 'media', 'grants', 'excludes'],
  ofTheTerms: ['terms', 'termsHash', 'attribution', 'publishedContentSurvives'],
  ofThePage: ['artwork', 'certificateUrl', 'grantsNoRights', 'metadata', 'revocation'],
  laterTimes: ['version', 'amendedAt', 'validFrom', 'updatedAt'],
};
/** The credit of the track as a text. */
const added = ['track'];

describe('the CSV file of licenses in the console', () => {
  const columns = exported.map(([name]) => name);

  it('has a column for every member of a license, except those that are left out here', () => {
    const members = [
      ...columns.filter((name) => !added.includes(name)),
      ...Object.values(notExported).flat(),
    ];
    expect(members.toSorted()).toEqual(Object.keys(ListedLicense.shape).toSorted());
  });

  it('has the value of the member in each column', () => {
    const fees = [
      { amount: 4_900, currency: 'EUR' },
      { amount: 5_000, currency: 'JPY' },
    ];
    const license = { ...exampleLicense, projectName: 'Spring', revokedAt: exampleLicense.issuedAt, fees };
    const own: Readonly<Record<string, unknown>> = {
      ...license,
      compliance: license.compliance.state,
      licensee: license.licensee.name,
      territories: license.territories.join(' '),
      fees: '49.00 EUR; 5000 JPY',
    };
    for (const [name, value] of exported)
      if (!added.includes(name)) expect([name, value(license)]).toEqual([name, own[name]]);
  });
});
