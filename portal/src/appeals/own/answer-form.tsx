import type { Appeal } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { TextArea } from '../../kit/controls/field.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { apiOf } from '../api.ts';
import type { Own } from '../route.ts';
import { flawIn, told, useAttempt } from '../use-request.ts';
import { Evidence } from '../evidence-links.tsx';
import { given } from '../without-blanks.ts';

const known = {
  404: 'The link that you opened works no longer. Have another sent above; copy what you wrote, and send it there.',
};

/** Answers what was asked, or adds to an appeal that is open. */
export const AnswerForm = ({
  own,
  asked,
  answered,
  refused,
}: {
  readonly own: Own;
  /** Whether something was. */
  readonly asked: boolean;
  readonly answered: (appeal: Appeal) => void;
  /** Told where it could not be: the appeal may have moved since it was read. */
  readonly refused: () => void;
}) => {
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [urls, setUrls] = useState<readonly string[]>([]);
  const { busy, error, form, attempt } = useAttempt();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const links = given(urls);
    setUrls(links);
    void attempt(async () => {
      const evidence = links.map((url) => ({ url }));
      const { appealId } = own;
      const appeal = await apiOf(own)
        .answerAppeal({ appealId, body: { text, evidence } })
        .catch((fault: unknown) => {
          refused();
          throw fault;
        });
      setText('');
      setUrls([]);
      announce(asked ? 'Your answer was sent' : 'It was added');
      answered(appeal);
    });
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      <TextArea
        label={asked ? 'Your answer' : 'What you have to add'}
        rows={6}
        value={text}
        onChange={setText}
        error={flawIn(error, 'text')}
      />
      <Evidence urls={urls} onChange={setUrls} error={error} />
      {error !== undefined && <Notice tone="bad">{told(error, known)}</Notice>}
      <Button tone="primary" type="submit" busy={busy}>
        {asked ? 'Send the answer' : 'Add it'}
      </Button>
    </form>
  );
};
