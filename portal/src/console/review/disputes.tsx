import type { TrackForStaff } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../kit/controls/confirm-reason.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { hasRole } from '../roles.ts';
import { useApi, useMember } from '../session/session.tsx';
import { useTrackChanged } from '../tracks/queries.ts';
import { trackKey } from './queue.ts';

type Dispute = TrackForStaff['disputes'][number];

const nameOf = ({ name, partyId }: Dispute): string => name ?? partyId;

/** Asks why the track can be approved in spite of a dispute. */
const SetAside = ({ dispute, close }: { readonly dispute: Dispute; readonly close: () => void }) => {
  const api = useApi();
  const queries = useQueryClient();
  const { trackId, partyId } = dispute;
  const changed = useTrackChanged(trackId);
  const act = async (reason: string) => {
    await api.setAsideShareDispute({ trackId, partyId, body: { reason } });
    await Promise.all([changed(), queries.invalidateQueries({ queryKey: trackKey(trackId) })]);
  };
  return (
    <ConfirmWithReason
      title={`Set the dispute of ${nameOf(dispute)} aside`}
      name="Set aside"
      tone="primary"
      consequence="The dispute no longer prevents an approval. Only staff see the reason."
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
