import type { Party } from '@platform-licensing/client';
import { Button } from '../../../kit/controls/button.tsx';
import { decimal } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { t } from '../../texts/texts.ts';
import { sides, type DetailsDraft, type ShareRow, type Side } from '../details/details-draft.ts';
import type { ErrorAt } from '../field-errors.ts';
import { sideNames } from '../names.ts';
import { ShareRowFields } from './share-row.tsx';
import { totalOf } from './totals.ts';

/** The total of a side, and how much is missing or too much. It says nothing of shares in single territories. */
const Total = ({ shares }: { readonly shares: readonly ShareRow[] }) => {
  const total = totalOf(shares.map(({ sharePct }) => sharePct));
  const hasTerritories = shares.some(({ territories }) => territories !== undefined);
  if (hasTerritories) return <Tag>{t('track.totalByTerritory')}</Tag>;
  if (total === 100) return <Tag tone="good">{t('track.totalIsWhole')}</Tag>;
  const [sum, rest] = [decimal(total), decimal(Math.abs(100 - total))];
  return (
    <Tag tone="bad">
      {total < 100 ? t('track.totalIsLess', { sum, rest }) : t('track.totalIsMore', { sum, rest })}
    </Tag>
  );
};

const newRow = (side: Side, shares: readonly ShareRow[]): ShareRow => {
  const left = 100 - totalOf(shares.map(({ sharePct }) => sharePct));
  return {
    partyId: '',
    sharePct: left > 0 ? String(left) : '0',
    ...(side === 'writers' && { role: 'composer_lyricist' }),
  };
};

const SideFields = ({
  side,
  rights,
  change,
  errorAt,
  parties,
}: {
  readonly side: Side;
  readonly rights: DetailsDraft['rights'];
  readonly change: (rights: DetailsDraft['rights']) => void;
  readonly errorAt: ErrorAt;
  readonly parties: readonly Party[];
}) => {
  const shares = rights[side];
  const replace = (next: readonly ShareRow[]) => change({ ...rights, [side]: next });
  const publishers = new Set(rights.publishers.map(({ partyId }) => partyId));
  const error = errorAt(`rights/${side}`);
  return (
    <fieldset className="rows">
      <legend>
        {sideNames[side]} <Total shares={shares} />
      </legend>
      {shares.map((share, n) => (
        <ShareRowFields
          // Rows have no identity of their own, and are neither sorted nor inserted.
          key={n}
          side={side}
          n={n}
          share={share}
          parties={parties}
          publishers={parties.filter(({ partyId }) => publishers.has(partyId))}
          change={(part) => replace(shares.map((one, at) => (at === n ? { ...one, ...part } : one)))}
          remove={() => replace(shares.filter((_, at) => at !== n))}
          errorAt={(member) => errorAt(`rights/${side}/${n}/${member}`)}
        />
      ))}
      {error !== undefined && <p className="field-error">{error}</p>}
      <Button small onClick={() => replace([...shares, newRow(side, shares)])}>
        {t('track.addShareOf', { side: sideNames[side] })}
      </Button>
    </fieldset>
  );
};

/** The owners of the recording, the writers and the publishers, with their shares. Each side must be 100 %. */
export const Shares = ({
  rights,
  change,
  errorAt,
  parties,
  onNewParty,
}: {
  readonly rights: DetailsDraft['rights'];
  readonly change: (rights: DetailsDraft['rights']) => void;
  readonly errorAt: ErrorAt;
  readonly parties: readonly Party[];
  readonly onNewParty: () => void;
}) => {
  const error = errorAt('rights');
  return (
    <Panel
      title={t('track.shares')}
      acts={
        <Button small onClick={onNewParty}>
          {t('track.newParty')}
        </Button>
      }
    >
      <p className="soft">{parties.length === 0 ? t('track.addPartiesFirst') : t('track.eachSideIsWhole')}</p>
      {error !== undefined && <p className="field-error">{error}</p>}
      {sides.map((side) => (
        <SideFields
          key={side}
          side={side}
          rights={rights}
          change={change}
          errorAt={errorAt}
          parties={parties}
        />
      ))}
    </Panel>
  );
};
