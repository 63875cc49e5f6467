import type { Mail } from '../../../src/domain/mail/mail.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import type { Mailer } from '../../../src/ports/driven/mail/mailer.ts';

type Answering = Mailer['send'];

/** Sends nothing: keeps its input, and returns the scripted response, success by default. */
export const recordingMailer = () => {
  const given: Mail[] = [];
  let answer: Answering = async () => ok({});
  const mailer: Mailer = {
    send: (mail) => {
      given.push(mail);
      return answer(mail);
    },
    close: async () => undefined,
  };
  return {
    mailer,
    given,
    /** From now on. */
    answerWith: (answering: Answering): void => void (answer = answering),
  };
};
