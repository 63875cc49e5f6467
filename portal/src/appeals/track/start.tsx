import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { trackIdIn, type Own } from '../route.ts';
import { RenewLinkForm } from '../renew-link.tsx';
import { TrackStatus } from './track-status.tsx';

/** The start page: looks up a track, and requests a new link to an appeal. */
export const Start = ({
  trackId,
  viewTrack,
  openAppeal,
}: {
  readonly trackId: string | undefined;
  readonly viewTrack: (trackId: string) => void;
  readonly openAppeal: (own: Own) => void;
}) => {
  const [typed, setTyped] = useState(trackId ?? '');
  const [isEmpty, setIsEmpty] = useState(false);
  const lookUp = (event: SubmitEvent) => {
    event.preventDefault();
    const id = trackIdIn(typed);
    setIsEmpty(id === '');
    if (id === '') return;
    setTyped(id);
    viewTrack(id);
  };
  return (
    <>
      <p className="soft">
        View the decisions about a track in this catalog, with reasons and appeal deadlines. If a decision
        affects you, you can appeal it.
      </p>
      <form className="find" onSubmit={lookUp} noValidate role="search">
        <TextField
          label="Track ID"
          name="track"
          value={typed}
          onChange={setTyped}
          hint="Starts with trk_. You find it in the email or notice that you received."
          error={isEmpty ? 'Enter a track ID.' : undefined}
        />
        <Button tone="primary" type="submit">
          View status
        </Button>
      </form>
      {trackId !== undefined && <TrackStatus key={trackId} trackId={trackId} openAppeal={openAppeal} />}
      <Panel title="Already appealed?">
        <p>
          Open the link in our email about your appeal. If you no longer have it or it does not work, request
          a new one.
        </p>
        <RenewLinkForm />
      </Panel>
    </>
  );
};
