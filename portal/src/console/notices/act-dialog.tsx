import type { TrackNoticeForStaff } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { TextArea } from '../../kit/controls/field.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { statementOf } from '../tracks/decision-draft.ts';
import { Impact } from '../tracks/impact.tsx';
import { StatementFields } from '../tracks/statement-fields.tsx';
import { useStatement } from '../tracks/use-statement.ts';
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
  const { draft, change, territories, impact, isReady } = useStatement(trackId, 'take_down');
  const [reasons, setReasons] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isSendable = isReady && reasons.trim() !== '';
  const action = territories.length > 0 ? 'restrict' : 'take_down';
  const decide = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSendable || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await send({
        ...{ outcome: 'actioned', reasons: reasons.trim(), action, reason: draft.reason },
        statement: statementOf(draft),
      });
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
        <StatementFields
          draft={draft}
          change={change}
          territories="Leave empty for all territories."
          hasReason
          hasSource={false}
        />
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
          <Button type="submit" tone="danger" busy={busy} disabled={!isSendable}>
            {action === 'restrict' ? 'Restrict' : 'Take down'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
