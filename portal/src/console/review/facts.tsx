import type { MeasuredSound, Rights, Track } from '@platform-licensing/client';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import { bytesText } from '../../kit/display/format.ts';
import { capital, ruled } from '../../kit/display/names.ts';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { words } from '../../kit/display/format.ts';
import { aiUses } from '../tracks/revisions/field-texts.ts';
import { fieldName } from '../tracks/names.ts';
import { comparisonsOf, warningsOf, type Comparison } from './declared.ts';

const Agreement = ({ agrees, note }: Pick<Comparison, 'agrees' | 'note'>) => {
  if (agrees === undefined)
    return (
      <span className="soft agreement">
        <CircleHelp size={16} aria-hidden="true" /> Not compared
      </span>
    );
  return agrees ? (
    <span className="agreement good">
      <Check size={16} aria-hidden="true" /> {note ?? 'Agrees'}
    </span>
  ) : (
    <span className="agreement bad">
      <TriangleAlert size={16} aria-hidden="true" /> Differs
    </span>
  );
};

/** The declared values beside the measured ones. */
export const Sound = ({ track, measured }: { readonly track: Track; readonly measured: MeasuredSound }) => {
  const warnings = warningsOf(measured);
  return (
    <Panel title="Declared and measured">
      <Table
        caption="Declared and measured values"
        rows={comparisonsOf(track, measured)}
        keyOf={({ name }) => name}
        columns={[
          { name: 'Value', heads: true, cell: ({ name }) => name },
          { name: 'Declared', cell: ({ declared }) => declared },
          { name: 'Measured', cell: (row) => row.measured },
          { name: 'Result', cell: (row) => <Agreement {...row} /> },
        ]}
      />
      <p className="technical soft">
        {measured.format.toUpperCase()} · {measured.sampleRate / 1000} kHz ·{' '}
        {measured.channels === 2 ? 'stereo' : 'mono'} · {measured.loudnessLufs.toFixed(1)} LUFS · peak{' '}
        {measured.peakDbfs.toFixed(1)} dBFS · {bytesText(measured.sizeBytes)}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="warning">
          <TriangleAlert size={16} aria-hidden="true" /> {warning}
        </p>
      ))}
    </Panel>
  );
};

interface Share {
  readonly side: string;
  readonly name: string;
  readonly detail: string;
  readonly sharePct: string;
}

const sharesOf = ({ master, writers, publishers }: Rights): readonly Share[] => [
  ...master.map(({ party, sharePct }) => ({ side: 'Recording', name: party, detail: '', sharePct })),
  ...writers.map(({ name, role, ipi, sharePct }) => ({
    side: 'Work',
    name,
    detail: [words(role), ipi !== undefined && `IPI ${ipi}`].filter((part) => part !== false).join(', '),
    sharePct,
  })),
  ...publishers.map(({ name, ipi, sharePct }) => ({
    side: 'Publishing',
    name,
    detail: ipi === undefined ? '' : `IPI ${ipi}`,
    sharePct,
  })),
];

export const RightsOf = ({ track }: { readonly track: Track }) => (
  <Panel title="Rights">
    <Table
      caption="Rights holders"
      rows={sharesOf(track.rights).map((share, at) => ({ ...share, at }))}
      keyOf={({ at }) => String(at)}
      columns={[
        { name: 'Side', cell: ({ side }) => <span className="whole-words">{side}</span> },
        {
          name: 'Rights holder',
          heads: true,
          cell: ({ name, detail }) => (
            <span>
              {name} {detail !== '' && <span className="soft">{detail}</span>}
            </span>
          ),
        },
        { name: 'Share', number: true, cell: ({ sharePct }) => `${sharePct}\u00a0%` },
      ]}
    />
    <Facts
      of={[
        ['Territories', capital(ruled(track.territories))],
        ['ISRC', <code key="isrc">{track.isrc}</code>],
        [fieldName('pLine'), track.pLine],
        [fieldName('cLine'), track.cLine],
      ]}
    />
  </Panel>
);

const tones = { none: 'quiet', partial: 'warn', full: 'warn' } as const;

export const Disclosure = ({ track: { aiDisclosure, explicitness, tdm } }: { readonly track: Track }) => (
  <Panel title="AI and content">
    <Facts
      of={[
        ...(['vocals', 'instruments', 'composition', 'lyrics'] as const).map(
          (part) =>
            [
              `AI in ${part}`,
              <Tag key={part} tone={tones[aiDisclosure[part]]}>
                {aiUses[aiDisclosure[part]]}
              </Tag>,
            ] as const,
        ),
        ['Lyrics', { explicit: 'Explicit', clean: 'Clean', unknown: 'Unknown' }[explicitness]],
        ['Data mining', capital(words(tdm.dataMining === 'notAllowed' ? 'not allowed' : tdm.dataMining))],
      ]}
    />
  </Panel>
);
