import type { TrackForStaff } from '@platform-licensing/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { CopiedId } from '../../kit/controls/copy.tsx';
import { Artwork } from '../../kit/display/artwork.tsx';
import { artistsOf, titleOf } from '../../kit/display/names.ts';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { Disputes } from '../review/disputes.tsx';
import { Disclosure, RightsOf, Sound } from '../review/facts.tsx';
import { RecordingPlayer } from '../review/sound.tsx';
import { hasRole, isAdmin } from '../roles.ts';
import { UnloadedRecord } from '../records/unloaded.tsx';
import { useMember } from '../session/session.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { Duplicates } from './duplicates.tsx';
import { DecidedRevisions, Splits } from './revisions/earlier.tsx';
import { History } from './history.tsx';
import { Revision } from './revisions/revision.tsx';
import { possible, statusNames, type RightsAction } from './names.ts';
import { useTrack } from './queries.ts';
import '../records/records.css';
import '../review/review.css';

const back = { href: '/tracks', name: 'Tracks' };

const actNames: Readonly<Record<RightsAction, string>> = {
  take_down: 'Take down…',
  restrict: 'Restrict…',
  reinstate: 'Reinstate…',
};

const Summary = ({ shown: { track, openAppeals } }: { readonly shown: TrackForStaff }) => (
  <Panel title="Track">
    <Facts
      of={[
        ['Artists', artistsOf(track)],
        [
          'Status',
          <Tag key="status" tone={statusNames[track.moderationStatus].tone}>
            {statusNames[track.moderationStatus].name}
          </Tag>,
        ],
        ['Track ID', <CopiedId key="id" id={track.trackId} what="track ID" />],
        ...(openAppeals.length > 0
          ? [
              [
                'Open appeals',
                <span key="appeals" className="tags">
                  {openAppeals.map((appealId, at) => (
                    <Link key={appealId} href={`/appeals/${appealId}`}>
                      Appeal {at + 1}
                    </Link>
                  ))}
                </span>,
              ] as const,
            ]
          : []),
        ['Added', <Time key="added" at={track.addedAt} />],
        ['Updated', <Time key="updated" at={track.updatedAt} />],
      ]}
    />
  </Panel>
);

const Content = ({ shown }: { readonly shown: Tagged<TrackForStaff> }) => {
  const member = useMember();
  const [action, setAction] = useState<RightsAction>();
  const { track } = shown;
  return (
    <>
      <PageHead
        title={titleOf(track)}
        back={back}
        cover={<Artwork of={track.trackId} image={track.artwork} size={64} />}
      >
        <Link className="button" href={`/licenses?trackId=${track.trackId}`}>
          View licenses
        </Link>
        {isAdmin(member) && (
          <Link className="button" href={`/audit-log?subject=${track.trackId}`}>
            View audit log
          </Link>
        )}
        {track.moderationStatus === 'pending_review' && (
          <Link className="button primary" href={`/review/${track.trackId}`}>
            Review
          </Link>
        )}
        {hasRole(member, 'rights') &&
          possible(shown).map((one) => (
            <Button key={one} onClick={() => setAction(one)}>
              {actNames[one]}
            </Button>
          ))}
      </PageHead>
      <div className="columns">
        <Summary shown={shown} />
        <History trackId={track.trackId} inForce={shown.decisionsInForce} />
      </div>
      <Disputes shown={shown} />
      {shown.hasRevision && <Revision trackId={track.trackId} />}
      <DecidedRevisions of={shown} />
      <RecordingPlayer track={track} />
      <Duplicates track={track} />
      <Sound track={track} measured={shown.measured} />
      <div className="columns">
        <RightsOf track={track} />
        <Disclosure track={track} />
      </div>
      <Splits of={shown} />
      {action && <DecisionDialog shown={shown} action={action} close={() => setAction(undefined)} />}
    </>
  );
};

/** A track in any status: its decisions, recording and rights, and the decisions that rights staff can make. */
export const TrackPage = ({ trackId }: { readonly trackId: string }) => {
  const track = useTrack(trackId);
  if (track.data) return <Content key={trackId} shown={track.data} />;
  return <UnloadedRecord query={track} kind="track" back={back} />;
};
