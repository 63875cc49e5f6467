import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextArea } from '../../kit/controls/field.tsx';
import type { Step } from './steps.ts';

/** A step with a message to the appellant. */
export type WrittenStep = Exclude<Step, 'take_up'>;

export const stepNames: Readonly<Record<Step, string>> = {
  take_up: 'Start review',
  request_info: 'Ask a question',
  uphold: 'Uphold decision',
  overturn: 'Overturn decision',
  dismiss: 'Dismiss as abusive',
};

/** The message of a step, as far as it is written. */
export interface Message {
  readonly text: string;
  /** With `overturn`: also approves the track. */
  readonly approve: boolean;
}

export const noMessage: Message = { text: '', approve: false };

const consequences: Readonly<Record<WrittenStep, string>> = {
  request_info:
    'The appellant gets your question by email and has 14 days to answer. The deadline moves by 14 days.',
  uphold: 'The decision stays in force. The appellant gets your reasons by email.',
  overturn: 'The decision is reversed. The appellant gets your reasons by email.',
  dismiss:
    'The decision stays in force. Only this appeal is closed, and no longer counts toward the limit of twenty appeals. The appellant gets your reasons by email.',
};

export const StepForm = ({
  step,
  hasOthers,
  canApprove,
  message,
  busy,
  keep,
  take,
  cancel,
}: {
  readonly step: WrittenStep;
  /** Whether there are other appeals against the same decision. */
  readonly hasOthers: boolean;
  /** Whether the track was rejected in review and can be approved instead. */
  readonly canApprove: boolean;
  readonly message: Message;
  readonly busy: boolean;
  readonly keep: (message: Message) => void;
  readonly take: () => void;
  readonly cancel: () => void;
}) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const isComplete = message.text.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete && !busy) take();
  };
  const pressed = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing && !busy) cancel();
  };
  return (
    <form
      ref={form}
      className="decision-form"
      aria-label={stepNames[step]}
      onSubmit={submit}
      onKeyDown={pressed}
    >
      <p className="consequence">
        {consequences[step]}
        {hasOthers &&
          (step === 'uphold' || step === 'overturn') &&
          ' This decides all open appeals against the decision.'}
      </p>
      <TextArea
        label={step === 'request_info' ? 'Question' : 'Reasons'}
        hint="The appellant can read this. Do not name people."
        rows={4}
        value={message.text}
        onChange={(text) => keep({ ...message, text })}
      />
      {step === 'overturn' && canApprove && (
        <label className="choice">
          <input
            type="checkbox"
            checked={message.approve}
            onChange={(event) => keep({ ...message, approve: event.currentTarget.checked })}
          />{' '}
          Approve the track. Otherwise it is reviewed again.
        </label>
      )}
      <div className="decision-acts">
        <Button
          tone={step === 'dismiss' ? 'danger' : 'primary'}
          type="submit"
          busy={busy}
          disabled={!isComplete}
        >
          {stepNames[step]}
        </Button>
        <Button busy={busy} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
