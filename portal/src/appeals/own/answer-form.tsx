import type { Appeal } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { TextArea } from '../../kit/controls/field.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { apiOf } from '../api.ts';
import type { Own } from '../route.ts';
import { fieldError, describe, useRequest } from '../use-request.ts';
import { EvidenceLinks } from '../evidence-links.tsx';
import { withoutBlanks } from '../without-blanks.ts';
import { t, texts } from '../texts/texts.ts';

const known = texts({ 404: 'appeals.yourLinkHasExpiredCopy' });

/** Answers a question of the reviewer, or adds information to an open appeal. */
export const AnswerForm = ({
  own,
  requested,
  onAnswered,
  onFailed,
}: {
  readonly own: Own;
  /** Whether the reviewer has asked a question. */
  readonly requested: boolean;
  readonly onAnswered: (appeal: Appeal) => void;
  /** Called if the request failed: the appeal may have changed since it was loaded. */
  readonly onFailed: () => void;
}) => {
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [urls, setUrls] = useState<readonly string[]>([]);
  const { busy, error, form, run } = useRequest();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const links = withoutBlanks(urls);
    setUrls(links);
    void run(async () => {
      const evidence = links.map((url) => ({ url }));
      const { appealId } = own;
      const appeal = await apiOf(own)
        .answerAppeal({ appealId, body: { text, evidence } })
        .catch((fault: unknown) => {
          onFailed();
          throw fault;
        });
      setText('');
      setUrls([]);
      announce(requested ? t('appeals.answerSent') : t('appeals.informationAdded'));
      onAnswered(appeal);
    });
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      <TextArea
        label={requested ? t('appeals.yourAnswer') : t('appeals.additionalInformation')}
        rows={6}
        value={text}
        onChange={setText}
        error={fieldError(error, 'text')}
      />
      <EvidenceLinks urls={urls} onChange={setUrls} error={error} />
      {error !== undefined && <Notice tone="bad">{describe(error, known)}</Notice>}
      <Button tone="primary" type="submit" busy={busy}>
        {requested ? t('appeals.sendAnswer') : t('appeals.addToAppeal')}
      </Button>
    </form>
  );
};
