import type { HeldRoyalties } from '@platform-licensing/client';
import { WithArtwork } from '../../../kit/display/artwork.tsx';
import { money } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import type { Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { ExportCsv } from '../../records/export.tsx';
import { RecordList } from '../../records/record-list.tsx';
import { useRecords } from '../../records/use-records.ts';
import { useApi } from '../../session/session.tsx';
import type { Period } from './close-step.ts';
import { heldRows, reasons, sidesText, type HeldRow } from './held-rows.ts';

const columns: readonly Column<HeldRow>[] = [
  {
    name: 'Track',
    heads: true,
    cell: ({ trackId, title, artists, artwork }) => (
      <WithArtwork of={trackId} image={artwork} size={36}>
        <span className="record-name">{title ?? 'Unknown track'}</span>
        <span className="record-detail">
          {artists} <code>{trackId}</code>
        </span>
      </WithArtwork>
    ),
  },
  {
    name: 'Reason',
    cell: ({ kind }) => (
      <span>
        <Tag tone={reasons[kind].tone}>{reasons[kind].name}</Tag>
        <span className="record-detail">{reasons[kind].meaning}</span>
      </span>
    ),
  },
  { name: 'Rights', cell: ({ sides }) => sidesText(sides) },
  { name: 'Amount', number: true, cell: ({ amount, currency }) => money({ amount, currency }) },
  { name: 'Before rounding', number: true, cell: ({ exact }) => exact },
];

const exported: readonly (readonly [string, (of: HeldRow) => string | number | undefined])[] = [
  ['trackId', ({ trackId }) => trackId],
  ['title', ({ title }) => title],
  ['artists', ({ artists }) => artists],
  ['reason', ({ kind }) => kind],
  ['rights', ({ sides }) => sides.join(' ')],
  ['currency', ({ currency }) => currency],
  ['amountMinorUnits', ({ amount }) => amount],
  ['exact', ({ exact }) => exact],
];

interface HeldPage {
  readonly data: readonly HeldRoyalties[];
  readonly pagination: { readonly nextCursor: string | null };
}

const inRows = ({ data, pagination }: HeldPage) => ({ data: heldRows(data), pagination });

const eachInRows = async function* (pages: AsyncIterable<HeldPage>) {
  for await (const page of pages) yield inRows(page);
};

/** The royalties that the close of a period paid to nobody, by track and reason. */
export const Held = ({
  of: { periodId, month, currency, mode },
}: {
  readonly of: Pick<Period, 'periodId' | 'month' | 'currency' | 'mode'>;
}) => {
  const api = useApi();
  const held = useRecords(['held-royalties', periodId], async (cursor, signal) =>
    inRows(await api.listHeldRoyalties({ periodId, limit: 50, cursor }, { signal })),
  );
  return (
    <Panel
      title="Held royalties"
      acts={
        <ExportCsv
          filename={`held-royalties-${month}-${currency}-${mode}.csv`}
          load={(signal) => eachInRows(api.pages.listHeldRoyalties({ periodId, limit: 100 }, { signal }))}
          columns={exported}
        />
      }
    >
      <RecordList
        query={held}
        name="held royalties"
        columns={columns}
        keyOf={({ trackId, kind }) => `${trackId} ${kind}`}
        clear={undefined}
        none={<p className="soft">Nothing is held.</p>}
      />
    </Panel>
  );
};
