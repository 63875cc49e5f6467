import type { TrackForStaff } from '@platform-licensing/client';
import { CircleAlert, LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Artwork } from '../../kit/display/artwork.tsx';
import { clockOf } from '../../kit/display/format.ts';
import { artistsOf, titleOf } from '../../kit/display/names.ts';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { mayDecide } from '../roles.ts';
import { useApi, useMember } from '../session/session.tsx';
import { DecisionForm, type Statement } from './decision-form.tsx';
import { Disclosure, RightsOf, Sound } from './facts.tsx';
import { RecordingPlayer, togglePlay } from './sound.tsx';
import { actions, type Action } from './templates.ts';
import { useClaim, type ClaimState } from './use-claim.ts';
import { useKeys } from './use-keys.ts';

const ClaimTag = ({ claim }: { readonly claim: ClaimState }) => {
  switch (claim.kind) {
    case 'own':
      return (
        <Tag tone="good">
          Claimed by you until <Time at={claim.until} as="hour" />
        </Tag>
      );
    case 'rejected':
      return <Tag tone="warn">Not claimed</Tag>;
    case 'none':
      return null;
  }
};

const Head = ({ shown, claim }: { readonly shown: TrackForStaff; readonly claim: ClaimState }) => {
  const { track } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="track-head">
      <Artwork of={track.trackId} size={72} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(track)}
        </h1>
        <p className="track-credit">{artistsOf(track)}</p>
        <p className="track-tags">
          <span className="soft figure">{clockOf(track.durationMs)}</span>
          {track.genres.map((genre) => (
            <Tag key={genre}>{genre}</Tag>
          ))}
          {track.vocals === 'instrumental' && <Tag>instrumental</Tag>}
          {shown.decisionsInForce.length > 0 && <Tag tone="warn">decided before</Tag>}
          <ClaimTag claim={claim} />
        </p>
      </div>
    </div>
  );
};

/** The opened track: the recording, the facts and the decision. */
export const TrackPanel = ({
  shown,
  keys,
  onDecided,
}: {
  readonly shown: Tagged<TrackForStaff>;
  readonly keys: boolean;
  readonly onDecided: (action: Action) => void;
}) => {
  const api = useApi();
  const member = useMember();
  const { track, measured, tag } = shown;
  const isPending = track.moderationStatus === 'pending_review';
  const isReviewer = mayDecide(member) && isPending;
  const claim = useClaim(track.trackId, isReviewer);
  const [action, setAction] = useState<Action>();
  const isOpen = isReviewer && claim.kind !== 'rejected';
  const choose = (chosen: Action) => {
    if (isOpen) setAction(chosen);
  };
  useKeys(keys, {
    ' ': () => togglePlay(api, track),
    ...Object.fromEntries(actions.map((one) => [one.key, () => choose(one.action)])),
  });
  const decide = async (chosen: Action, { ground, facts, clause }: Statement) => {
    const statement = { ground, facts, clause, source: 'own_review', automated: false } as const;
    await api.createDecision(
      { trackId: track.trackId, body: { action: chosen, statement } },
      { ifMatch: tag },
    );
    onDecided(chosen);
  };
  return (
    <article className="track" aria-label={titleOf(track)}>
      <div className="track-scroll">
        <Head shown={shown} claim={claim} />
        <RecordingPlayer track={track} />
        <Sound track={track} measured={measured} />
        <div className="columns">
          <RightsOf track={track} />
          <Disclosure track={track} />
        </div>
      </div>
      <footer className="decision" aria-label="Decision" role="group">
        {claim.kind === 'rejected' && (
          <p className="decision-note" role="status">
            <LockKeyhole size={16} aria-hidden="true" /> {claim.why}
          </p>
        )}
        {!isReviewer && (
          <p className="decision-note">
            <CircleAlert size={16} aria-hidden="true" />{' '}
            {isPending
              ? 'Moderators decide about this track. You can listen to it.'
              : `This track was decided: it is ${track.moderationStatus.replaceAll('_', ' ')}.`}
          </p>
        )}
        {isOpen &&
          (action === undefined ? (
            <div className="decision-acts">
              {actions.map(({ action: one, key, name }) => (
                <Button
                  key={one}
                  tone={one === 'approve' ? 'primary' : 'plain'}
                  onClick={() => setAction(one)}
                >
                  {name} <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
                </Button>
              ))}
            </div>
          ) : (
            <DecisionForm
              key={action}
              action={action}
              keys={keys}
              decide={(statement) => decide(action, statement)}
              cancel={() => setAction(undefined)}
            />
          ))}
      </footer>
    </article>
  );
};
