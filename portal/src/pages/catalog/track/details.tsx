import type { Rights, Track } from '@platform-licensing/client';
import { Link } from 'wouter';
import { CopiedId } from '../../../kit/controls/copy.tsx';
import { clockOf, share, utcDay } from '../../../kit/display/format.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { capital, countries, keyName, listed, ruled } from '../../../kit/display/names.ts';
import { perLanguage } from '../../../kit/language/current.ts';
import { rich, t, texts } from '../../../texts/texts.ts';
import { vocalsNames, writerRoles } from '../vocabulary.ts';

const artistRoles = {
  main: 'track.artist.main',
  featured: 'track.artist.featured',
  remixer: 'track.artist.remixer',
} as const;

type AiPart = keyof Track['aiDisclosure'];

const lyrics = texts({ explicit: 'track.explicit', clean: 'track.clean', unknown: 'track.unknown' });
const languages = perLanguage(
  'languages',
  (_, language) => new Intl.DisplayNames(language, { type: 'language' }),
);
const aiParts = texts<AiPart>({
  vocals: 'track.ai.vocals',
  instruments: 'track.ai.instruments',
  composition: 'track.ai.composition',
  lyrics: 'track.ai.lyrics',
});
/** The name of a language. `zxx` (ISO 639-2) means without words. */
const inLanguage = (code: string): string =>
  code === 'zxx' ? t('track.withoutWords') : (languages().of(code) ?? code);
const many = (values: readonly string[]) => (values.length > 0 ? capital(listed(values)) : t('track.none'));

const aiPartsOf = ({ aiDisclosure }: Track): string => {
  const parts = Object.entries(aiDisclosure).filter(([, how]) => how !== 'none');
  if (parts.length === 0) return t('track.none');
  return capital(
    listed(
      parts.map(([part, how]) =>
        t(how === 'full' ? 'track.ai.fully' : 'track.ai.partly', { part: aiParts[part as AiPart] }),
      ),
    ),
  );
};

export const Details = ({ track }: { readonly track: Track }) => (
  <Panel title={t('track.details')}>
    <Facts
      of={[
        [
          t('track.artists'),
          <ul key="artists" className="plain-list">
            {track.artists.map(({ artistId, name, role }) => (
              <li key={artistId}>
                {rich(artistRoles[role], {
                  name: <Link href={`/catalog?artistId=${artistId}`}>{name}</Link>,
                })}
              </li>
            ))}
          </ul>,
        ],
        ...(track.album ? ([[t('track.album'), track.album.title]] as const) : []),
        [t('track.released'), utcDay(track.releaseDate)],
        [t('track.length'), clockOf(track.durationMs)],
        ['BPM', track.bpm],
        [t('track.key'), `${keyName(track.key)} (Camelot ${track.key.camelot})`],
        [t('track.genres'), many(track.genres)],
        [t('track.moods'), many(track.moods)],
        [t('track.instruments'), many(track.instruments)],
        [
          t('track.vocals'),
          [
            capital(vocalsNames[track.vocals]),
            ...(track.language === undefined ? [] : [inLanguage(track.language)]),
          ].join(', '),
        ],
        ...(track.vocals === 'instrumental'
          ? []
          : ([[t('track.lyrics'), lyrics[track.explicitness]]] as const)),
        [t('track.energy'), share(track.energy, 1)],
        [t('kit.territories'), capital(ruled(track.territories))],
        [t('track.aiGeneratedParts'), aiPartsOf(track)],
        [t('track.added'), <Time key="added" at={track.addedAt} as="day" />],
        [t('track.trackID'), <CopiedId key="id" id={track.trackId} what={t('track.trackIdToCopy')} />],
      ]}
    />
  </Panel>
);

const percents = perLanguage(
  'shares',
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 6 }),
);
/** Formats a share, a decimal number of percents. */
const percentText = (sharePct: string): string => percents().format(Number(sharePct) / 100);

interface Share {
  readonly role: string;
  readonly name: string;
  readonly sharePct: string;
  readonly territories?: string[];
  readonly ipi?: string;
  readonly pro?: string;
}

const sharesOf = ({ master, writers, publishers }: Rights): readonly Share[] => [
  ...master.map(({ party, ...rest }) => ({ role: t('track.recording'), name: party, ...rest })),
  ...writers.map(({ role, ...rest }) => ({ role: writerRoles[role], ...rest })),
  ...publishers.map((rest) => ({ role: t('track.publisher'), ...rest })),
];

export const RightsOf = ({ track }: { readonly track: Track }) => (
  <Panel title={t('track.rights')}>
    <Facts
      of={[
        ['ISRC', <CopiedId key="isrc" id={track.isrc} what="ISRC" />],
        ...(track.iswc === undefined ? [] : ([['ISWC', <code key="iswc">{track.iswc}</code>]] as const)),
        ...(track.album?.upc === undefined
          ? []
          : ([['UPC', <code key="upc">{track.album.upc}</code>]] as const)),
        [t('track.recordingNotice'), track.pLine],
        [t('track.copyrightNotice'), track.cLine],
      ]}
    />
    <h3>{t('track.rightsHolders')}</h3>
    <Table
      caption={t('track.rightsHolders')}
      rows={sharesOf(track.rights)}
      keyOf={({ role, name, territories }) => `${role} ${name} ${territories?.join() ?? ''}`}
      columns={[
        { name: t('track.role'), cell: ({ role }) => <span className="whole-words">{role}</span> },
        {
          name: t('track.name'),
          heads: true,
          cell: ({ name, ipi, pro, territories }) => (
            <span>
              {name}
              {(pro ?? ipi) && (
                <span className="soft">
                  {' '}
                  {[pro, ipi && `IPI ${ipi}`].filter((part) => part !== undefined).join(', ')}
                </span>
              )}
              {territories && (
                <span className="soft">
                  {t('track.inTerritories', { territories: countries(territories) })}
                </span>
              )}
            </span>
          ),
        },
        { name: t('track.share'), number: true, cell: ({ sharePct }) => percentText(sharePct) },
      ]}
    />
  </Panel>
);
