import {
  parseIpi,
  parseIpiName,
  parseIsni,
  parseIsrc,
  parseIswc,
  parseUpc,
} from '../../../../src/domain/catalog/identifiers.ts';

describe('identifiers of the trade', () => {
  it.each([
    ['GB-ABC-24-00001', 'GBABC2400001'],
    ['gbabc2400001', 'GBABC2400001'],
    [' QM-6N2-19-12345 ', 'QM6N21912345'],
    ['GB-ABC2400001', undefined],
    ['G1ABC2400001', undefined],
    ['GBABC240001', undefined],
    ['', undefined],
  ])('reads the ISRC %j as %j', (text, isrc) => expect(parseIsrc(text)).toBe(isrc));

  it.each([
    ['T-034.524.680-1', 'T0345246801'],
    ['T0345246801', 'T0345246801'],
    ['T-345246800-3', 'T3452468003'],
    ['T-034.524.680-2', undefined],
    ['T-034.524.68-1', undefined],
  ])('reads the ISWC %j as %j', (text, iswc) => expect(parseIswc(text)).toBe(iswc));

  it.each([
    ['036000291452', '036000291452'],
    ['4006381333931', '4006381333931'],
    ['0 36000 29145 2', '036000291452'],
    ['036000291453', undefined],
    ['4006381333913', undefined],
    ['12345', undefined],
  ])('reads the UPC %j as %j', (text, upc) => expect(parseUpc(text)).toBe(upc));

  it.each([
    ['00250165006', '00250165006'],
    ['250165006', '00250165006'],
    ['00 25 01 65 006', '00250165006'],
    ['12345678', undefined],
    ['I-002501650-0', undefined],
  ])('reads the IPI %j as %j', (text, ipi) => expect(parseIpi(text)).toBe(ipi));

  it.each([
    ['334284961', '00334284961'],
    ['00334284961', '00334284961'],
    ['00.33.42.84.96.1', '00334284961'],
    ['00334284962', undefined],
    ['00334284691', undefined],
    ['1234', undefined],
  ])('checks the digits of the IPI name number %j: %j', (text, ipi) => expect(parseIpiName(text)).toBe(ipi));

  it.each([
    ['0000 0001 2103 2683', '0000000121032683'],
    ['0000-0001-2103-2683', '0000000121032683'],
    ['https://isni.org/isni/0000000121032683', '0000000121032683'],
    ['000000012146438x', '000000012146438X'],
    ['0000000121032684', undefined],
    ['0000000121036283', undefined],
    ['00000001210326', undefined],
  ])('checks the character of the ISNI %j: %j', (text, isni) => expect(parseIsni(text)).toBe(isni));
});
