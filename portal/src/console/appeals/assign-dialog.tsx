import type { AppealForStaff } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain, isOutdated } from '../../kit/feedback/errors.ts';
import { Notice, QueryView } from '../../kit/feedback/states.tsx';
import { useApi, useMember } from '../session/session.tsx';
import { useAppealChanges, useReviewers } from './queries.ts';

const changed =
  'This appeal changed while the dialog was open. Nothing was assigned. Close the dialog and check the appeal.';

/** Assigns an appeal, in the version that was read, to a member who can review it. */
export const AssignDialog = ({
  appeal,
  close,
}: {
  readonly appeal: Tagged<AppealForStaff>;
  readonly close: () => void;
}) => {
  const api = useApi();
  const { staffId: own } = useMember();
  const announce = useAnnounce();
  const { readAgain } = useAppealChanges();
  const reviewers = useReviewers(appeal.appealId);
  // The assignment is about the version of the appeal that the dialog was opened with.
  const [{ tag, appealId, reviewer }] = useState(appeal);
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const nameOf = (staffId: string): string =>
    reviewers.data?.data.find((one) => one.staffId === staffId)?.name ?? staffId;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === undefined || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await api.assignAppeal({ appealId, body: { staffId: chosen } }, { ifMatch: tag });
      announce(chosen === own ? 'You now review this appeal.' : `Appeal assigned to ${nameOf(chosen)}.`);
      await readAgain(appealId).catch((unread: unknown) => announce(explain(unread), 'bad'));
      close();
    } catch (fault) {
      setError(isOutdated(fault) ? changed : explain(fault));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Assign this appeal" close={close} busy={busy}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>The reviewer is notified by email. A colleague can take the review over later.</p>
        <QueryView query={reviewers} rows={3} label="Loading the reviewers">
          {({ data }) => (
            <fieldset className="field reviewers">
              <legend>Reviewer</legend>
              {data.map(({ staffId, name, madeDecision }) => (
                <label key={staffId} className="choice">
                  <input
                    type="radio"
                    name="reviewer"
                    value={staffId}
                    checked={chosen === staffId}
                    disabled={madeDecision || staffId === reviewer}
                    onChange={() => setChosen(staffId)}
                  />
                  <span>
                    {name}
                    {staffId === own && ' (you)'}
                    {madeDecision && <span className="soft"> made this decision and cannot review it</span>}
                    {staffId === reviewer && <span className="soft"> reviews this appeal now</span>}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </QueryView>
        {error !== undefined && <Notice tone="bad">{error}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" busy={busy} disabled={chosen === undefined}>
            Assign
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
