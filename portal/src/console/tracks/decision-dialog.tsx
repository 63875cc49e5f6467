import type { TrackForStaff } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Select, TextArea, TextField } from '../../kit/controls/field.tsx';
import { titleOf } from '../../kit/display/names.ts';
import type { Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain, isOutdated } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useDebounced } from '../../kit/hooks/use-debounced.ts';
import { useApi } from '../session/session.tsx';
import { bodyOf, firstDraft, type Draft } from './decision-draft.ts';
import { Impact } from './impact.tsx';
import {
  codesError,
  codesOf,
  groundOptions,
  isGround,
  isReason,
  isSource,
  reasonOptions,
  sourceOptions,
  type RightsAction,
} from './names.ts';
import { useImpact, useTrackChanged } from './queries.ts';

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
  const [draft, setDraft] = useState(() => firstDraft(action));
  // A decision is about the version of the track that the dialog was opened with.
  const [tag] = useState(shown.tag);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const codes = useDebounced(draft.territories, 300);
  const hasTerritories = action !== 'take_down';
  const impact = useImpact(
    track.trackId,
    hasTerritories && codesError(codes) === undefined ? codesOf(codes) : [],
  );
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const isComplete =
    draft.facts.trim() !== '' &&
    draft.clause.trim() !== '' &&
    codesError(draft.territories) === undefined &&
    (action !== 'restrict' || codesOf(draft.territories).length > 0);
  const isReady = isComplete && impact.isSuccess && codes === draft.territories;
  const decide = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || busy) return;
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
        {action === 'restrict' && codesOf(codes).length === 0 ? (
          <p className="soft">Enter the territories to see the impact.</p>
        ) : (
          <Impact query={impact} />
        )}
        {hasTerritories && (
          <TextField
            label="Territories"
            placeholder="DE, AT, CH"
            value={draft.territories}
            hint={action === 'reinstate' ? 'Empty: everywhere.' : 'Country codes of two letters.'}
            error={codesError(draft.territories)}
            onChange={(territories) => change({ territories })}
          />
        )}
        {action !== 'reinstate' && (
          <Select
            label="Reason"
            value={draft.reason}
            options={reasonOptions}
            onChange={(reason) => {
              if (isReason(reason)) change({ reason });
            }}
          />
        )}
        <div className="record-form">
          <Select
            label="Ground"
            value={draft.ground}
            options={groundOptions}
            onChange={(ground) => {
              if (isGround(ground)) change({ ground });
            }}
          />
          <Select
            label="Source"
            value={draft.source}
            options={sourceOptions}
            onChange={(source) => {
              if (isSource(source)) change({ source });
            }}
          />
        </div>
        <TextArea
          label="Facts"
          hint="The deliverer and the public can read them. Do not name people."
          rows={3}
          value={draft.facts}
          onChange={(facts) => change({ facts })}
        />
        <TextField label="Clause" value={draft.clause} onChange={(clause) => change({ clause })} />
        {error !== undefined && <Notice tone="bad">{error}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone={action === 'reinstate' ? 'primary' : 'danger'}
            busy={busy}
            disabled={!isReady}
          >
            {texts[action].name}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
