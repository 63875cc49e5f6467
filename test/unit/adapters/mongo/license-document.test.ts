import { BSON } from 'mongodb';
import {
  fromDocument,
  toDocument,
  type LicenseDocument,
} from '../../../../src/adapters/mongo/license-document.ts';
import type { License, Metadata } from '../../../../src/domain/licensing/license.ts';
import { aLicense, aRevocation, aRevoked, noon } from '../../../support/builders.ts';

/** As the driver sends and reads it. */
const kept = (license: License): License =>
  fromDocument(
    BSON.deserialize(BSON.serialize(toDocument(license), { ignoreUndefined: true })) as LicenseDocument,
  );

const hour = 3_600_000;

describe('a license in MongoDB', () => {
  it('comes back as it was, in every status', () => {
    const lasting = aLicense();
    const ending = aLicense({ validUntil: noon + hour, projectName: 'Harbour', metadata: { episode: 7 } });
    const licenses: readonly License[] = [
      lasting,
      ending,
      aRevoked(ending, aRevocation({ reasonCode: 'other', reason: 'a second thought' })),
      { ...ending, status: 'expired', validUntil: noon + hour },
    ];
    expect(licenses.map(kept)).toStrictEqual(licenses);
  });

  it.each<[what: string, metadata: Metadata]>([
    ['looks like an operator', { $set: 'x', '$a.b': 1 }],
    ['looks like a reference', { $ref: 'tracks', $id: 'trk_1' }],
    ['has dots, or nothing', { 'a.b': 1, '.': 2, '': 3 }],
    ['objects inherit', JSON.parse('{"__proto__":"mine","constructor":true,"toString":0.1}') as Metadata],
    ['holds what text may', { 'a\0b': 'c\0d', 'ü😀': '\u2028' }],
    ['is a number of any size', { small: -1, large: 2 ** 53 - 1, tiny: 5e-324, half: 0.5 }],
  ])('keeps metadata whose name or value %s', (_, metadata) => {
    const back = kept(aLicense({ metadata })).metadata;
    expect(Object.entries(back)).toStrictEqual(Object.entries(metadata));
    expect(Object.getPrototypeOf(back)).toBe(Object.prototype);
  });

  it('is found by when it ends, and by when it was issued or ended', () => {
    const ending = aLicense({ validUntil: noon + 2 * hour });
    const revoked = aRevoked(ending);
    const expired: License = { ...ending, status: 'expired', validUntil: noon + 2 * hour };
    const looks = ({ status, validFrom, validUntil, touchedAt }: LicenseDocument) => [
      ...[status, validFrom, validUntil, touchedAt],
    ];
    expect([ending, revoked, expired].map((license) => looks(toDocument(license)))).toEqual([
      ['active', noon, noon + 2 * hour, noon],
      ['revoked', noon, noon + 2 * hour, noon + hour],
      ['expired', noon, noon + 2 * hour, noon + 2 * hour],
    ]);
    expect(new Date(toDocument(aLicense()).validUntil).toISOString()).toBe('+275760-09-13T00:00:00.000Z');
  });
});
