import type { TrackForStaff } from '@platform-licensing/client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Artwork } from '../../kit/display/artwork.tsx';
import { clockOf } from '../../kit/display/format.ts';
import { artistsOf, titleOf } from '../../kit/display/names.ts';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { mayDecide } from '../roles.ts';
import { useApi, useMember } from '../session/session.tsx';
import { DecisionFooter } from './decision/decision-footer.tsx';
import { actions, type Action } from './decision/templates.ts';
import type { Decisions } from './decision/use-decisions.ts';
import { Disputes } from './disputes.tsx';
import { Disclosure, RightsOf, Sound } from './facts.tsx';
import { LookAlikes } from './look-alikes.tsx';
import { RightsCheck } from './rights/rights-check.tsx';
import { RecordingPlayer, togglePlay } from './sound.tsx';
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

const Head = ({
  shown,
  claim,
  heading,
}: {
  readonly shown: TrackForStaff;
  readonly claim: ClaimState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const { track } = shown;
  return (
    <div className="track-head">
      <Artwork of={track.trackId} image={track.artwork} size={72} />
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
          {track.vocals === 'instrumental' && <Tag>Instrumental</Tag>}
          {shown.decisionsInForce.length > 0 && <Tag tone="warn">Decided before</Tag>}
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
  decisions,
  onRejected,
}: {
  readonly shown: Tagged<TrackForStaff>;
  readonly keys: boolean;
  readonly decisions: Decisions;
  /** Called when someone else has the claim; `wasOwn`: the member had it before. */
  readonly onRejected: (wasOwn: boolean) => void;
}) => {
  const api = useApi();
  const member = useMember();
  const { track, measured, tag } = shown;
  const { trackId, moderationStatus: status } = track;
  const isReviewer = mayDecide(member) && status === 'pending_review';
  const claim = useClaim(trackId, isReviewer, onRejected);
  const work = decisions.workOn(trackId);
  // A form belongs to the version of the track that was read: it closes when another version is shown.
  const [form, setForm] = useState<{ readonly action: Action; readonly tag: string }>();
  const action = form?.tag === tag ? form.action : undefined;
  const isOpen = isReviewer && claim.kind !== 'rejected';
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useEffect(focusHeading, []);
  const choose = (chosen: Action | undefined) => {
    if (!isOpen || work.isSent) return;
    setForm(chosen && { action: chosen, tag });
    if (chosen === undefined) focusHeading();
  };
  useKeys(keys, {
    ' ': () => togglePlay(api, track),
    ...Object.fromEntries(actions.map((one) => [one.key, () => choose(one.action)])),
  });
  return (
    <article className="track" aria-label={titleOf(track)}>
      <div className="track-scroll">
        <Head shown={shown} claim={claim} heading={heading} />
        <Disputes shown={shown} />
        <RecordingPlayer track={track} />
        <Sound track={track} measured={measured} />
        <RightsCheck shown={shown} />
        <div className="columns">
          <RightsOf track={track} />
          <Disclosure track={track} />
        </div>
        <LookAlikes trackId={trackId} />
      </div>
      <DecisionFooter
        status={status}
        claim={claim}
        work={work}
        keys={keys}
        isOpen={isOpen}
        action={action}
        choose={choose}
        keep={(chosen, draft) => decisions.keep(trackId, chosen, draft)}
        decide={(chosen, statement) => void decisions.decide(shown, chosen, statement)}
      />
    </article>
  );
};
