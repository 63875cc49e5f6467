import type { TrackForStaff } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../kit/controls/confirm-reason.tsx';
import { isOutdated } from '../../kit/feedback/errors.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { hasRole } from '../roles.ts';
import { useApi, useMember } from '../session/session.tsx';
import { useTrackChanged } from '../tracks/queries.ts';
import { trackKey } from './queue.ts';

type Dispute = TrackForStaff['disputes'][number];

const sides = { master: 'recording', writer: 'work', publisher: 'publishing', administered: 'administered' };

const shareText = ({ side, role, sharePct, territories, administeredBy }: Dispute['shares'][number]) => {
  const details = [
    role === undefined ? sides[side] : `${sides[side]} as ${role.replace('_', ' and ')}`,
    ...(territories === undefined ? [] : [`in ${territories.join(' ')}`]),
    ...(administeredBy === undefined ? [] : [`administered by ${administeredBy}`]),
  ];
  return `${sharePct} % (${details.join(', ')})`;
};

const nameOf = ({ name, partyId }: Dispute): string => name ?? partyId;

/** Returns the disputed shares in words. */
const disputedText = ({ concerns, shares }: Dispute): string => {
  if (concerns === 'other') return 'Not submitted now, as far as we know';
  const text = shares.map(shareText).join('; ');
  return concerns === 'revision' ? `In the revision: ${text}` : text;
};

/** Returns the consequence for later submissions of the disputed shares. */
const acceptance = ({ concerns }: Dispute): string =>
  concerns === 'other'
    ? 'The disputed shares are not accepted: they still need a confirmation.'
    : 'The account can submit the track with the disputed shares again.';

const disputedAgain =
  'The dispute changed while you read it: the party disputed again, or the account submitted or withdrew the shares. Nothing was set aside. Close this dialog, and read the current dispute.';

/** Asks why the track can be approved in spite of a dispute. */
const SetAside = ({ dispute, close }: { readonly dispute: Dispute; readonly close: () => void }) => {
  const api = useApi();
  const queries = useQueryClient();
  const { trackId, partyId, disputedAt, concerns } = dispute;
  const changed = useTrackChanged(trackId);
  const refresh = () => Promise.all([changed(), queries.invalidateQueries({ queryKey: trackKey(trackId) })]);
  const act = async (reason: string) => {
    try {
      await api.setAsideShareDispute({ trackId, partyId, body: { disputedAt, concerns, reason } });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      await refresh();
      throw new Error(disputedAgain, { cause: error });
    }
    await refresh();
  };
  return (
    <ConfirmWithReason
      title={`Set the dispute of ${nameOf(dispute)} aside`}
      name="Set aside"
      tone="primary"
      consequence={`The dispute no longer prevents an approval. ${acceptance(dispute)} Only staff see the reason.`}
      unchanged="The dispute was not set aside."
      act={act}
      close={close}
    />
  );
};

/** The parties that dispute their shares in the open track; nothing if there are none. */
export const Disputes = ({ shown: { disputes } }: { readonly shown: Pick<TrackForStaff, 'disputes'> }) => {
  const member = useMember();
  const [chosen, setChosen] = useState<Dispute>();
  if (disputes.length === 0) return null;
  return (
    <Panel title="Disputed shares">
      <Table
        caption="Parties that dispute their shares"
        rows={disputes}
        keyOf={({ partyId }) => partyId}
        columns={[
          { name: 'Party', heads: true, cell: nameOf },
          { name: 'Disputed', cell: ({ disputedAt }) => <Time at={disputedAt} /> },
          { name: 'Shares', cell: disputedText },
          { name: 'Reason', cell: ({ reason }) => reason ?? '–' },
          {
            name: 'State',
            cell: ({ setAside, decideBy }) =>
              setAside ? (
                <span>
                  <Tag>Set aside</Tag> {setAside.reason}
                </span>
              ) : (
                <span>
                  <Tag tone="bad">Open</Tag> decide by <Time at={decideBy} />
                </span>
              ),
          },
          {
            name: 'Action',
            cell: (dispute) =>
              !dispute.setAside &&
              hasRole(member, 'rights') && (
                <Button small onClick={() => setChosen(dispute)}>
                  Set aside…
                </Button>
              ),
          },
        ]}
      />
      {chosen && <SetAside dispute={chosen} close={() => setChosen(undefined)} />}
    </Panel>
  );
};
