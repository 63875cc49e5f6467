import type { AppealForStaff, Decision } from '@platform-licensing/client';
import { CircleAlert, LockKeyhole } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useNow } from '../../kit/hooks/use-now.ts';
import { useClaim } from '../review/use-claim.ts';
import { useMember } from '../session/session.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { useAppealChanges } from './queries.ts';
import { noMessage, StepForm, stepNames, type Message, type WrittenStep } from './step-form.tsx';
import { possibleSteps, type Possible, type Step } from './steps.ts';
import { useStep } from './use-step.ts';

const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className="decision-note">
    <CircleAlert size={16} aria-hidden="true" /> <span>{children}</span>
  </p>
);

/** Says why the member can take no step, before any click. */
const Obstacle = ({ of: { kind }, role }: { readonly of: Possible; readonly role?: string }) => {
  switch (kind) {
    case 'ended':
      return <Note>This appeal has ended.</Note>;
    case 'own-decision':
      return (
        <Note>
          You made this decision, so another member must review the appeal. To grant it, reverse the decision
          yourself: reinstate, reopen or approve the track.
        </Note>
      );
    case 'role-missing':
      return <Note>This appeal is reviewed by the role {role}.</Note>;
    case 'steps':
      return null;
  }
};

/** The steps that the member can take in the review of an appeal, or the form of the step that was chosen. */
export const StepFooter = ({
  appeal,
  decision,
  message,
  keep,
  onClosed,
  onEnded,
}: {
  readonly appeal: Tagged<AppealForStaff>;
  readonly decision: Decision;
  readonly message: Message;
  readonly keep: (message: Message) => void;
  /** Called when a form closes, which had the focus. */
  readonly onClosed: () => void;
  readonly onEnded: () => void;
}) => {
  const member = useMember();
  const possible = possibleSteps(appeal, decision, member, useNow());
  const { refreshList } = useAppealChanges();
  const isOthers = appeal.reviewer !== undefined && appeal.reviewer !== member.staffId;
  // A claim would keep the reviewer of the appeal from deciding.
  const mayClaim = possible.kind === 'steps' && !isOthers;
  const claim = useClaim(appeal.appealId, mayClaim, () => void refreshList());
  const [isAssigning, setIsAssigning] = useState(false);
  const [step, setStep] = useState<WrittenStep>();
  const { busy, problem, take } = useStep(appeal);
  const close = () => {
    setStep(undefined);
    onClosed();
  };
  const go = async (chosen: Step) => {
    if (!(await take(chosen, message))) return;
    close();
    if (chosen !== 'take_up') keep(noMessage);
    if (chosen !== 'take_up' && chosen !== 'request_info') onEnded();
  };
  const steps = possible.kind === 'steps' && claim.kind !== 'rejected' ? possible.steps : [];
  const written = step !== undefined && steps.includes(step) ? step : undefined;
  return (
    <footer className="decision" aria-label="Review" role="group">
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      {claim.kind === 'rejected' ? (
        <p className="decision-note" role="status">
          <LockKeyhole size={16} aria-hidden="true" /> {claim.why}
        </p>
      ) : (
        <Obstacle of={possible} {...(possible.kind === 'role-missing' && { role: possible.role })} />
      )}
      {steps.length > 0 && appeal.answerBy !== undefined && (
        <Note>
          The appellant can answer until <Time at={appeal.answerBy} />. After that you can decide without an
          answer.
        </Note>
      )}
      {written === undefined ? (
        <div className="decision-acts">
          {steps.map((one, at) => (
            <Button
              key={one}
              tone={at === 0 ? 'primary' : 'plain'}
              busy={busy}
              onClick={() => (one === 'take_up' ? void go(one) : setStep(one))}
            >
              {one === 'take_up' && appeal.reviewer !== undefined ? 'Take over the review' : stepNames[one]}
            </Button>
          ))}
          {steps.length > 0 && (
            <Button busy={busy} onClick={() => setIsAssigning(true)}>
              Assign…
            </Button>
          )}
        </div>
      ) : (
        <StepForm
          key={written}
          step={written}
          hasOthers={(appeal.others ?? []).length > 0}
          canApprove={decision.action === 'reject'}
          message={message}
          busy={busy}
          keep={keep}
          take={() => void go(written)}
          cancel={close}
        />
      )}
      {isAssigning && <AssignDialog appeal={appeal} close={() => setIsAssigning(false)} />}
    </footer>
  );
};
