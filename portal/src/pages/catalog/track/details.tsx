import type { Rights, Track } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Copy } from '../../../kit/controls/copy.tsx';
import { clockOf, share, words } from '../../../kit/display/format.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { Time, utcDay } from '../../../kit/display/time.tsx';
import { capital, countries, keyName, listed, ruled } from '../../../kit/display/names.ts';

const roles = { main: '', featured: ', featured', remixer: ', remixer' } as const;
const lyrics = { explicit: 'Explicit', clean: 'Clean', unknown: 'Unknown' } as const;
const languages = new Intl.DisplayNames('en', { type: 'language' });
/** The name of a language. `zxx` (ISO 639-2) means without words. */
const inLanguage = (code: string): string =>
  code === 'zxx' ? 'without words' : (languages.of(code) ?? code);
const many = (values: readonly string[]) => (values.length > 0 ? capital(listed(values)) : 'None');

const aiPartsOf = ({ aiDisclosure }: Track): string => {
  const parts = Object.entries(aiDisclosure).filter(([, how]) => how !== 'none');
  if (parts.length === 0) return 'None';
  return capital(listed(parts.map(([part, how]) => `${part} (${how === 'full' ? 'fully' : 'partly'})`)));
};

export const Details = ({ track }: { readonly track: Track }) => (
  <Panel title="Details">
    <Facts
      of={[
        [
          'Artists',
          <ul key="artists" className="plain-list">
            {track.artists.map(({ artistId, name, role }) => (
              <li key={artistId}>
                <Link href={`/catalog?artistId=${artistId}`}>{name}</Link>
                {roles[role]}
              </li>
            ))}
          </ul>,
        ],
        ...(track.album ? ([['Album', track.album.title]] as const) : []),
        ['Released', utcDay(track.releaseDate)],
        ['Length', clockOf(track.durationMs)],
        ['BPM', track.bpm],
        ['Key', `${keyName(track.key)} (Camelot ${track.key.camelot})`],
        ['Genres', many(track.genres)],
        ['Moods', many(track.moods)],
        ['Instruments', many(track.instruments)],
        [
          'Vocals',
          `${capital(track.vocals)}${track.language === undefined ? '' : `, ${inLanguage(track.language)}`}`,
        ],
        ...(track.vocals === 'instrumental' ? [] : ([['Lyrics', lyrics[track.explicitness]]] as const)),
        ['Energy', share(track.energy, 1)],
        ['Territories', capital(ruled(track.territories))],
        ['AI-generated parts', aiPartsOf(track)],
        ['Added', <Time key="added" at={track.addedAt} as="day" />],
        [
          'Track ID',
          <>
            <code>{track.trackId}</code> <Copy text={track.trackId} what="track ID" />
          </>,
        ],
      ]}
    />
  </Panel>
);

interface Share {
  readonly role: string;
  readonly name: string;
  readonly sharePct: string;
  readonly territories?: string[];
  readonly ipi?: string;
  readonly pro?: string;
}

const sharesOf = ({ master, writers, publishers }: Rights): readonly Share[] => [
  ...master.map(({ party, ...rest }) => ({ role: 'Recording', name: party, ...rest })),
  ...writers.map(({ role, ...rest }) => ({ role: capital(words(role)), ...rest })),
  ...publishers.map((rest) => ({ role: 'Publisher', ...rest })),
];

export const RightsOf = ({ track }: { readonly track: Track }) => (
  <Panel title="Rights">
    <Facts
      of={[
        [
          'ISRC',
          <>
            <code>{track.isrc}</code> <Copy text={track.isrc} what="ISRC" />
          </>,
        ],
        ...(track.iswc === undefined ? [] : ([['ISWC', <code key="iswc">{track.iswc}</code>]] as const)),
        ...(track.album?.upc === undefined
          ? []
          : ([['UPC', <code key="upc">{track.album.upc}</code>]] as const)),
        ['Recording', track.pLine],
        ['Copyright', track.cLine],
      ]}
    />
    <h3>Rights holders</h3>
    <Table
      caption="Rights holders"
      rows={sharesOf(track.rights)}
      keyOf={({ role, name, territories }) => `${role} ${name} ${territories?.join() ?? ''}`}
      columns={[
        { name: 'Role', cell: ({ role }) => <span className="whole-words">{role}</span> },
        {
          name: 'Name',
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
              {territories && <span className="soft">, in {countries(territories)}</span>}
            </span>
          ),
        },
        { name: 'Share', number: true, cell: ({ sharePct }) => `${sharePct}\u00a0%` },
      ]}
    />
  </Panel>
);
