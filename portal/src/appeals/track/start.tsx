import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { trackIdIn, type Own } from '../route.ts';
import { RenewForm } from '../renew-link.tsx';
import { Standing } from './track-status.tsx';

/** Where a track is looked up, and a link is asked for anew. */
export const Start = ({
  trackId,
  seeTrack,
  follow,
}: {
  readonly trackId: string | undefined;
  readonly seeTrack: (trackId: string) => void;
  readonly follow: (own: Own) => void;
}) => {
  const [typed, setTyped] = useState(trackId ?? '');
  const [isEmpty, setIsEmpty] = useState(false);
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    const asked = trackIdIn(typed);
    setIsEmpty(asked === '');
    if (asked === '') return;
    setTyped(asked);
    seeTrack(asked);
  };
  return (
    <>
      <p className="soft">
        What was decided about a track in this catalog, why, and until when it can be appealed. Anyone may
        look, and whom a decision concerns may appeal.
      </p>
      <form className="find" onSubmit={look} noValidate role="search">
        <TextField
          label="Id of the track"
          name="track"
          value={typed}
          onChange={setTyped}
          hint="Begins with trk_; it stands in the mail or notice that you were sent."
          error={isEmpty ? 'Enter the id of a track.' : undefined}
        />
        <Button tone="primary" type="submit">
          See how it stands
        </Button>
      </form>
      {trackId !== undefined && <Standing key={trackId} trackId={trackId} follow={follow} />}
      <Panel title="You appealed already?">
        <p>
          Open the link in the mail that we sent you about it. Where you no longer have it, or it no longer
          works, have another sent.
        </p>
        <RenewForm />
      </Panel>
    </>
  );
};
