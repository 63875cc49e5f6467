import type { TrackForStaff } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { titleOf } from '../../kit/display/names.ts';
import type { Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain, isOutdated } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import { bodyOf } from './decision-draft.ts';
import { Impact } from './impact.tsx';
import type { RightsAction } from './names.ts';
import { useTrackChanged } from './queries.ts';
import { StatementFields } from './statement-fields.tsx';
import { useStatement } from './use-statement.ts';

const texts: Readonly<
  Record<
    RightsAction,
    { readonly title: string; readonly name: string; readonly done: string; readonly effect: string }
  >
> = {
  take_down: {
    title: 'Take down this track?',
    name: 'Take down',
    done: 'Track taken down',
    effect:
      'The track can no longer be licensed, played or downloaded. Licensees get an event and an email, and the deliverer can appeal for six months.',
  },
  restrict: {
    title: 'Restrict this track?',
    name: 'Restrict',
    done: 'Track restricted',
    effect:
      'The track is taken down in these territories. Licensees there get an event and an email, and the deliverer can appeal for six months.',
  },
  reinstate: {
    title: 'Reinstate this track?',
    name: 'Reinstate',
    done: 'Track reinstated',
    effect:
      'The takedown and the restrictions end, in the given territories or everywhere. The track can be licensed there again, and open appeals against them end as overturned.',
  },
};

const territoryHints = {
  take_down: undefined,
  restrict: 'Two-letter country codes.',
  reinstate: 'Leave empty for all territories.',
} as const;

/** A decision of rights staff: its impact first, then its statement of reasons. */
export const DecisionDialog = ({
  shown,
  action,
  close,
}: {
  readonly shown: Tagged<TrackForStaff>;
  readonly action: RightsAction;
  readonly close: () => void;
}) => {
  const api = useApi();
  const announce = useAnnounce();
  const { track } = shown;
  const changed = useTrackChanged(track.trackId);
  const { draft, change, territories, impact, isReady } = useStatement(track.trackId, action);
  // A decision is about the version of the track that the dialog was opened with.
  const [tag] = useState(shown.tag);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isMissing = action === 'restrict' && territories.length === 0;
  const decide = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || isMissing || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await api.createDecision({ trackId: track.trackId, body: bodyOf(action, draft) }, { ifMatch: tag });
      await changed();
      announce(texts[action].done);
      close();
    } catch (fault) {
      setError(
        isOutdated(fault)
          ? 'Someone else changed this track. Nothing was decided. Close this dialog and check the track.'
          : explain(fault),
      );
      if (isOutdated(fault)) await changed();
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts[action].title} close={close} busy={busy}>
      <form onSubmit={(event) => void decide(event)} noValidate>
        <div className="consequence">
          <p>
            <strong>{titleOf(track)}</strong>: {texts[action].effect}
          </p>
        </div>
        {isMissing ? (
          <p className="soft">Enter the territories to see the impact.</p>
        ) : (
          <Impact query={impact} />
        )}
        <StatementFields
          draft={draft}
          change={change}
          territories={territoryHints[action]}
          hasReason={action !== 'reinstate'}
          hasSource
        />
        {error !== undefined && <Notice tone="bad">{error}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone={action === 'reinstate' ? 'primary' : 'danger'}
            busy={busy}
            disabled={!isReady || isMissing}
          >
            {texts[action].name}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
