import {
  CreateLicenseDto,
  PreflightDto,
  RevokeLicenseDto,
  VerifyCertificateDto,
} from '../../../../../src/adapters/http/licensing/licensing.requests.ts';
import { cpuMsOf } from '../../../../support/service/cpu-time.ts';
import { slowness } from '../../../../support/slowness.ts';
import { issuesNamed } from '../issues-named.ts';

const order = { trackId: 'trk_1', contentId: 'video-1' };
const members = (count: number, value: unknown = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`name${i}`, value]));

describe('a request for a license', () => {
  it.each([
    ['no more than track and content', order],
    ['the platform by slug', { ...order, platformId: 'acme-video' }],
    ['a content id of 256 characters', { ...order, contentId: 'ä'.repeat(256) }],
    ['a content id with spaces within', { ...order, contentId: 'my clip №1' }],
    ['WORLD', { ...order, territories: ['WORLD'] }],
    ['a timestamp with an offset', { ...order, validUntil: '2027-03-01T10:30:00+01:00' }],
    ['50 members of metadata', { ...order, metadata: members(50) }],
    ['metadata of 500 characters', { ...order, metadata: { note: 'x'.repeat(500) } }],
    ['numbers and booleans as metadata', { ...order, metadata: { season: 3, pilot: true } }],
    ['an end user as licensee', { ...order, licensee: { name: 'Ada', type: 'end_user', ref: 'u1' } }],
    ['a project name in any script', { ...order, projectName: '春のキャンペーン 🌸' }],
  ])('may have %s', (_, body) => {
    expect(issuesNamed(CreateLicenseDto, body)).toEqual([]);
  });

  it.each([
    ['nothing at all', {}, ['/trackId required', '/contentId required']],
    ['null', null, [' invalid_type']],
    ['a list', [order], [' invalid_type']],
    ['a number as track', { ...order, trackId: 7 }, ['/trackId invalid_type']],
    ['a track that is not an id', { ...order, trackId: '../etc' }, ['/trackId invalid_format']],
    ['an empty content id', { ...order, contentId: '' }, ['/contentId invalid_format']],
    ['a content id too long', { ...order, contentId: 'x'.repeat(257) }, ['/contentId invalid_format']],
    ['a content id ending in a space', { ...order, contentId: 'a ' }, ['/contentId invalid_format']],
    ['a content id with a line break', { ...order, contentId: 'a\nb' }, ['/contentId invalid_format']],
    ['an unknown content type', { ...order, contentType: 'opera' }, ['/contentType invalid_value']],
    ['no territory in the list', { ...order, territories: [] }, ['/territories too_small']],
    ['a territory in lower case', { ...order, territories: ['de'] }, ['/territories/0 invalid']],
    ['a country that is none', { ...order, territories: ['DE', 'XX'] }, ['/territories/1 invalid']],
    ['251 territories', { ...order, territories: Array(251).fill('DE') }, ['/territories too_big']],
    ['a day as moment', { ...order, validUntil: '2027-03-01' }, ['/validUntil invalid']],
    ['the 30th of February', { ...order, validUntil: '2027-02-30T00:00:00Z' }, ['/validUntil invalid']],
    ['51 members of metadata', { ...order, metadata: members(51) }, ['/metadata invalid']],
    ['metadata too long', { ...order, metadata: { a: 'x'.repeat(501) } }, ['/metadata/a too_big']],
    ['metadata within metadata', { ...order, metadata: { a: {} } }, ['/metadata/a invalid_type']],
    ['a licensee without type', { ...order, licensee: { name: 'A' } }, ['/licensee/type invalid_value']],
    ['a blank project name', { ...order, projectName: '   ' }, ['/projectName invalid']],
    ['an escape sequence', { ...order, projectName: 'a\u001b[2J' }, ['/projectName invalid_format']],
    ['a member that is none', { ...order, price: 0 }, ['/price unknown_field']],
    [
      'a member of the licensee that is none',
      { ...order, licensee: { name: 'A', type: 'end_user', email: 'a@b.c' } },
      ['/licensee/email unknown_field'],
    ],
  ])('may not have %s', (_, body, issues) => {
    expect(issuesNamed(CreateLicenseDto, body)).toEqual(issues);
  });

  it('is rejected in linear time, however long a text is', () => {
    const long = `${' '.repeat(250_000)}\u0001`;
    const named = { ...order, projectName: long, contentId: long, validUntil: long };
    expect(cpuMsOf(() => void issuesNamed(CreateLicenseDto, named))).toBeLessThan(500 * slowness());
  });
});

describe('a preflight', () => {
  it('accepts 1 to 100 candidates and names an invalid one', () => {
    expect(issuesNamed(PreflightDto, { candidates: Array(100).fill(order) })).toEqual([]);
    expect(issuesNamed(PreflightDto, { candidates: [] })).toEqual(['/candidates too_small']);
    expect(issuesNamed(PreflightDto, { candidates: Array(101).fill(order) })).toEqual([
      '/candidates too_big',
    ]);
    expect(issuesNamed(PreflightDto, { candidates: [order, { trackId: 'trk_1' }] })).toEqual([
      '/candidates/1/contentId required',
    ]);
  });
});

describe('a revocation', () => {
  it.each([
    [{ reasonCode: 'content_deleted' }, []],
    [{ reasonCode: 'other', reason: 'Uploaded by mistake' }, []],
    [{ reasonCode: 'other' }, ['/reason invalid']],
    [{}, ['/reasonCode invalid_value']],
    [{ reasonCode: 'boredom' }, ['/reasonCode invalid_value']],
    [{ reasonCode: 'takedown', reason: 'x'.repeat(1001) }, ['/reason too_big']],
    [{ reasonCode: 'takedown', actor: 'me' }, ['/actor unknown_field']],
  ])('%j has the issues %j', (body, issues) => {
    expect(issuesNamed(RevokeLicenseDto, body)).toEqual(issues);
  });
});

describe('a certificate to be verified', () => {
  it('is a compact JWS', () => {
    expect(issuesNamed(VerifyCertificateDto, { certificate: 'eyJh.eyJi.c2ln' })).toEqual([]);
    expect(issuesNamed(VerifyCertificateDto, { certificate: 'eyJh.eyJi' })).toEqual([
      '/certificate invalid_format',
    ]);
    expect(issuesNamed(VerifyCertificateDto, {})).toEqual(['/certificate required']);
  });
});
