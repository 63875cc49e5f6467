import type { Party } from '@platform-licensing/client';
import { Button } from '../../../kit/controls/button.tsx';
import { Cross } from '../../../kit/controls/cross.tsx';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { t, texts } from '../../texts/texts.ts';
import type { ShareRow, Side } from '../details/details-draft.ts';
import { sideNames } from '../names.ts';
import { unitsOf } from './totals.ts';

type Role = NonNullable<ShareRow['role']>;
const roles = texts<Role>({
  composer: 'track.writer.composer',
  lyricist: 'track.writer.lyricist',
  composer_lyricist: 'track.writer.composerLyricist',
  arranger: 'track.writer.arranger',
});
const isRole = (value: string): value is Role => value in roles;

const optionsOf = (parties: readonly Party[], none: string) => [
  { value: '', name: none },
  ...parties.map(({ partyId, name }) => ({ value: partyId, name })),
];

/** One share of a side. Writers have a role, and a publisher that may administer the share. */
export const ShareRowFields = ({
  side,
  n,
  share,
  parties,
  publishers,
  change,
  remove,
  errorAt,
}: {
  readonly side: Side;
  readonly n: number;
  readonly share: ShareRow;
  readonly parties: readonly Party[];
  readonly publishers: readonly Party[];
  readonly change: (part: Partial<ShareRow>) => void;
  readonly remove: () => void;
  readonly errorAt: (member: string) => string | undefined;
}) => (
  <div className={`row share-row ${side}`}>
    <Select
      label={t('track.party')}
      value={share.partyId}
      onChange={(partyId) => change({ partyId })}
      options={optionsOf(parties, t('track.choose'))}
      error={errorAt('partyId')}
    />
    {side === 'writers' && (
      <Select
        label={t('track.role')}
        value={share.role ?? 'composer_lyricist'}
        onChange={(role) => isRole(role) && change({ role })}
        options={Object.entries<string>({ ...roles }).map(([value, name]) => ({ value, name }))}
      />
    )}
    <TextField
      label={t('track.shareInPercent')}
      value={share.sharePct}
      onChange={(sharePct) => change({ sharePct })}
      error={unitsOf(share.sharePct) === undefined ? t('track.shareIsNoNumber') : errorAt('sharePct')}
    />
    {side === 'writers' && (
      <Select
        label={t('track.administeredBy')}
        value={share.administeredBy ?? ''}
        onChange={(administeredBy) => change({ administeredBy })}
        options={optionsOf(publishers, t('track.nobody'))}
        error={errorAt('administeredBy')}
      />
    )}
    <Button small label={t('track.removeShare', { number: n + 1, side: sideNames[side] })} onClick={remove}>
      <Cross />
    </Button>
  </div>
);
