import type { AppealForStaff } from '@platform-licensing/client';
import { useEffect, useRef, useState } from 'react';
import type { Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain, isOutdated } from '../../kit/feedback/errors.ts';
import { useApi } from '../session/session.tsx';
import { useAppealChanges } from './queries.ts';
import type { Message } from './step-form.tsx';
import type { Step } from './steps.ts';

const done: Readonly<Record<Step, string>> = {
  take_up: 'You now review this appeal.',
  request_info: 'Question sent.',
  uphold: 'Decision upheld.',
  overturn: 'Decision overturned.',
  dismiss: 'Appeal dismissed.',
};

const changed =
  'This appeal changed while you read it. Nothing was sent. You now see the current version: check it, and send your step again.';

const bodyOf = (step: Step, { text, approve }: Message) => {
  switch (step) {
    case 'take_up':
      return { action: step } as const;
    case 'overturn':
      return { action: step, text, ...(approve && { approve }) } as const;
    default:
      return { action: step, text } as const;
  }
};

/** Takes steps in the review of an appeal, about the version that the reviewer read. */
export const useStep = (appeal: Tagged<AppealForStaff>) => {
  const api = useApi();
  const changes = useAppealChanges();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const fail = (text: string) => {
    setProblem(text);
    // The panel that would show it is gone.
    if (!isOpen.current) announce(`${appeal.appealId}: ${text}`, 'bad');
  };
  const readAgain = (appealId: string) =>
    changes.readAgain(appealId).catch((unread: unknown) => fail(explain(unread)));
  /** Returns whether the step was taken and the appeal is still open on the page. */
  const take = async (step: Step, message: Message): Promise<boolean> => {
    const { appealId, tag } = appeal;
    setBusy(true);
    setProblem(undefined);
    try {
      await api.reviewAppeal({ appealId, body: bodyOf(step, message) }, { ifMatch: tag });
      announce(done[step]);
      const { others = [] } = appeal;
      if (step === 'dismiss') changes.remove([appealId]);
      else if (step === 'uphold' || step === 'overturn') changes.remove([appealId, ...others]);
      else await readAgain(appealId);
      return isOpen.current;
    } catch (error) {
      fail(isOutdated(error) ? changed : explain(error));
      await readAgain(appealId);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, take };
};
