import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDelivery, withFields } from '../../../../src/adapters/manifest/read-delivery.ts';

const album = readFileSync(join(import.meta.dirname, '../../../../examples/deliveries/album.xml'), 'utf8');
const read = (content: string | Uint8Array) => readDelivery(Buffer.from(content));
const rowsIn = (content: string) => {
  const found = read(content);
  if (!found.ok) throw new Error(found.failure.detail);
  return found.value.rows.map(({ row }) => (row.ok ? row.value : undefined));
};
const unreadable = (content: string | Uint8Array): string => {
  const found = read(content);
  return found.ok ? 'readable' : found.failure.detail;
};
/** Problems of all rows, each with its XPath. */
const issuesIn = (content: string): readonly string[] => {
  const found = read(content);
  if (!found.ok) throw new Error(found.failure.detail);
  const { rows, fieldOf } = withFields(found.value);
  return rows.flatMap(({ line, row }) =>
    row.ok ? [] : row.failure.map(({ field, detail }) => `${fieldOf(line, field)}: ${detail}`),
  );
};
const recording = (n: number) => `/NewReleaseMessage/ResourceList/SoundRecording[${n}]`;

describe('a message of DDEX ERN 4.1.1', () => {
  it('has a row for each sound recording, with what it and its releases state', () => {
    expect(rowsIn(album)).toEqual([
      {
        ...{ externalId: 'NL-0001', file: 'resources/harbour-light.wav', isrc: 'GBABC2400001' },
        title: 'Harbour Light',
        artists: [{ name: 'Nora Vale', role: 'main' }],
        rights: { master: [{ party: 'Northlight Records', sharePct: '100' }] },
        ...{ genres: ['house', 'deep house'], releaseDate: '2026-12-04' },
        ...{ vocals: 'instrumental', explicitness: 'clean' },
        ...{ pLine: '℗ 2026 Northlight Records', cLine: '© 2026 Northlight Records' },
      },
      {
        ...{ externalId: 'NL-0002', file: 'resources/quarry-run.wav', isrc: 'GBABC2400002' },
        ...{ title: 'Quarry Run', version: 'Radio Edit', iswc: 'T0345246801' },
        artists: [
          { name: 'Nora Vale', role: 'main' },
          { name: 'Ostrava', role: 'featured' },
        ],
        ...{ genres: ['drum and bass'], releaseDate: '2026-12-04', language: 'en', explicitness: 'explicit' },
        ...{ pLine: '℗ 2026 Northlight Records', cLine: '© 2026 Northlight Records' },
      },
    ]);
  });

  it('can be of version 4.3, whose identifiers, lines and files are in editions', () => {
    const edition = (isrc: string, file: string) =>
      `<SoundRecordingEdition><ResourceId><ISRC>${isrc}</ISRC></ResourceId><PLine><PLineText>℗ 4.3</PLineText></PLine><TechnicalDetails><DeliveryFile><File><URI>${file}</URI></File></DeliveryFile></TechnicalDetails></SoundRecordingEdition>`;
    const later = album
      .replace('/ern/411"', '/ern/43"')
      .replace(/<PLine>[^]*?<\/PLine>\s*<Duration>PT3M42S/, '<Duration>PT3M42S')
      .replace(/<TechnicalDetails>\s*<TechnicalResourceDetailsReference>T1[^]*?<\/TechnicalDetails>/, '')
      .replace(/<ResourceId>\s*<ISRC>GBABC2400001[^]*?<\/ResourceId>/, edition('GBABC2400009', 'light.wav'));
    expect(rowsIn(later)[0]).toMatchObject({ isrc: 'GBABC2400009', file: 'light.wav', pLine: '℗ 4.3' });
  });

  it('has its errors by XPath, all of all recordings', () => {
    const wrong = album
      .replace('<ISRC>GBABC2400001</ISRC>\n        <Prop', '<ISRC>GB-1</ISRC>\n        <Prop')
      .replace('<RightSharePercentage>100', '<RightSharePercentage>40')
      .replace('T0345246801', 'T0345246802')
      .replace('>NotExplicit<', '>Rude<')
      .replace('<LanguageOfPerformance>en', '<LanguageOfPerformance>klingon')
      .replace('<ArtistPartyReference>P2', '<ArtistPartyReference>P9')
      .replace(/<DisplayTitle>\s*<TitleText>Quarry Run[^]*?<\/DisplayTitle>/, '')
      .replace('<DisplayTitleText>Quarry Run (Radio Edit)</DisplayTitleText>', '');
    expect(issuesIn(wrong).toSorted()).toEqual(
      [
        `${recording(1)}/ResourceId/ISRC: "GB-1" is not an ISRC (CC-XXX-YY-NNNNN)`,
        `${recording(1)}/ParentalWarningType: "Rude" is not one of explicit, clean, unknown`,
        `${recording(2)}/DisplayTitle/TitleText: is missing`,
        `${recording(2)}/DisplayArtist[1]/ArtistPartyReference: is empty`,
        `${recording(2)}/WorkId/ISWC: "T0345246802" is not an ISWC (T-DDD.DDD.DDD-C with its check digit)`,
        `${recording(2)}/LanguageOfPerformance: "klingon" is not a language tag (BCP 47: en, pt-BR)`,
      ].toSorted(),
    );
    expect(issuesIn(album.replace('<RightSharePercentage>100', '<RightSharePercentage>40'))).toEqual([
      `${recording(1)}/ResourceRightsController: shares total 40, but must total 100`,
    ]);
  });

  it('takes the file of one edition, not of a clip, and rejects several editions', () => {
    const details = '<TechnicalDetails>\n        <TechnicalResourceDetailsReference>T1';
    const clip = '<TechnicalDetails><IsClip>true</IsClip><File><URI>clip.wav</URI></File></TechnicalDetails>';
    expect(album).toContain(details);
    expect(rowsIn(album.replace(details, `${clip}${details}`))[0]).toMatchObject({
      file: 'resources/harbour-light.wav',
    });
    const edition =
      '<SoundRecordingEdition><ResourceId><ISRC>GBABC2400009</ISRC></ResourceId></SoundRecordingEdition>';
    expect(issuesIn(album.replace(details, `${edition}${details}`))).toEqual([
      `${recording(1)}: has several editions with an ISRC or a file: send one of them`,
    ]);
  });

  it('takes the line of rights that applies where no other does', () => {
    const line = '<PLine>\n        <Year>2026';
    const other = '<PLine ApplicableTerritoryCode="US"><PLineText>℗ US</PLineText></PLine>';
    expect(album).toContain(line);
    expect(rowsIn(album.replace(line, `${other}${line}`))[0]).toMatchObject({
      pLine: '℗ 2026 Northlight Records',
    });
  });

  it.each([
    ['a controller has another role', '>RightsController<', '>RoyaltyAdministrator<'],
    ['rights are delegated for some territories', '>Worldwide</TerritoryOfRights', '>GB</TerritoryOfRights'],
  ])('leaves shares out if %s', (_, stated, instead) => {
    expect(album).toContain(stated);
    expect(rowsIn(album.replace(stated, instead))[0]).not.toHaveProperty('rights');
  });

  it('leaves shares out if a controller states none', () => {
    const unknown = album.replace(
      '<RightSharePercentage>100</RightSharePercentage>',
      '<RightShareUnknown>true</RightShareUnknown>',
    );
    expect(rowsIn(unknown)[0]).not.toHaveProperty('rights');
  });
});

const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n === 0 ? '' : n};`.repeat(10)}">`,
).join('')}]><lolz>&lol9;</lolz>`;

describe('hostile XML', () => {
  it.each([
    ['entities that multiply', laughs, 'file '],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'file '],
    [
      'a DTD without entities',
      album.replace('<ern:', '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><ern:'),
      'DTD',
    ],
    ['nesting without an end', '<a>'.repeat(90_000), 'levels deep'],
    ['nesting that ends', `${'<a>'.repeat(45)}${'</a>'.repeat(45)}`, 'levels deep'],
    ['too many elements', `<a>${'<b/>'.repeat(500_000)}</a>`, 'more than 100,000 elements'],
    ['attributes that repeat', '<a b="1" b="2"/>', 'file is not XML'],
    ['an end that is missing', album.slice(0, -10), 'file is not XML'],
    ['a null character', '<a>&#0;</a>', 'file is not XML'],
    ['tags that never end', '<a '.repeat(90_000), 'file is not XML'],
    [
      'an encoding that it does not have',
      album.replace('UTF-8', 'ISO-8859-1'),
      'declares the encoding ISO-8859-1',
    ],
    ['UTF-16', Buffer.from(album, 'utf16le'), 'file is not UTF-8 text'],
    ['Latin-1', Buffer.from(album, 'latin1'), 'file is not UTF-8 text'],
    ['another vocabulary', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is not a NewReleaseMessage'],
    ['another version', album.replace('/ern/411', '/ern/382'), 'is not a NewReleaseMessage'],
    [
      'a message that removes releases',
      album.replaceAll('NewRelease', 'PurgeRelease'),
      'is not a NewReleaseMessage',
    ],
    ['a takedown', album.replace(/<DealList>[^]*<\/DealList>/, ''), 'is a takedown, because it has no Deal'],
    ['no recordings', album.replace(/<ResourceList>[^]*<\/ResourceList>/, ''), 'file has no tracks'],
  ])('is rejected: %s', (_, content, expected) => {
    expect(unreadable(content)).toContain(expected);
  });
});
