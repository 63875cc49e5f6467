import type { TrackNoticeForStaff } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Select, TextArea, TextField } from '../../kit/controls/field.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { firstDraft, type Draft } from '../tracks/decision-draft.ts';
import { codesError, codesOf, groundOptions, isGround, isReason, reasonOptions } from '../tracks/names.ts';
import { Impact } from '../tracks/impact.tsx';
import { useImpact } from '../tracks/queries.ts';
import { useDecide } from './use-decide.ts';

/** Acts on a report: takes its track down everywhere or in some territories, and emails the reporter the reasons. */
export const ActDialog = ({
  notice,
  close,
}: {
  readonly notice: Tagged<TrackNoticeForStaff>;
  readonly close: () => void;
}) => {
  const { trackId, title = trackId } = notice;
  const send = useDecide(notice);
  const [draft, setDraft] = useState(() => firstDraft('take_down'));
  const [reasons, setReasons] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const wrongCodes = codesError(draft.territories);
  const territories = wrongCodes === undefined ? codesOf(draft.territories) : [];
  const impact = useImpact(trackId, territories);
  const isReady =
    [draft.facts, draft.clause, reasons].every((text) => text.trim() !== '') &&
    wrongCodes === undefined &&
    impact.isSuccess;
  const decide = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || busy) return;
    setBusy(true);
    setError(undefined);
    const { reason, ground, facts, clause } = draft;
    const isRestriction = territories.length > 0;
    const statement = { ground, facts, clause, ...(isRestriction && { territories: [...territories] }) };
    const action = isRestriction ? 'restrict' : 'take_down';
    try {
      await send({ outcome: 'actioned', reasons: reasons.trim(), action, reason, statement });
      close();
    } catch (fault) {
      setError(explain(fault));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Act on this report?" close={close} busy={busy}>
      <form onSubmit={(event) => void decide(event)} noValidate>
        <div className="consequence">
          <p>
            <strong>{title}</strong>: The track is taken down, everywhere or in the given territories.
            Licensees get an event and an email, and the deliverer can appeal for six months.
          </p>
        </div>
        <Impact query={impact} />
        <TextField
          label="Territories"
          placeholder="DE, AT, CH"
          value={draft.territories}
          hint="Empty: everywhere."
          error={wrongCodes}
          onChange={(given) => change({ territories: given })}
        />
        <div className="record-form">
          <Select
            label="Reason"
            value={draft.reason}
            options={reasonOptions}
            onChange={(reason) => {
              if (isReason(reason)) change({ reason });
            }}
          />
          <Select
            label="Ground"
            value={draft.ground}
            options={groundOptions}
            onChange={(ground) => {
              if (isGround(ground)) change({ ground });
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
        <TextArea
          label="Reasons for the reporter"
          hint="Emailed to the reporter if the address is confirmed."
          rows={3}
          value={reasons}
          onChange={setReasons}
        />
        {error !== undefined && <Notice tone="bad">{error}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" busy={busy} disabled={!isReady}>
            {draft.territories.trim() === '' ? 'Take down' : 'Restrict'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
