import type { SubmitAppealDto, SubmittedAppeal } from '@platform-licensing/client';
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Select, TextArea, TextField } from '../../kit/controls/field.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import type { Own } from '../route.ts';
import { fieldError, describe, useRequest } from '../use-request.ts';
import { EvidenceLinks } from '../evidence-links.tsx';
import { withoutBlanks } from '../without-blanks.ts';
import { savedAppeal } from '../saved-appeal.ts';
import { AppealReceived } from './appeal-received.tsx';
import { appealGrounds } from '../labels.ts';
import { t } from '../texts/texts.ts';

type Grounds = SubmitAppealDto['grounds'];
const isGrounds = (value: string): value is Grounds => value in appealGrounds;
const choose = () => ({ value: '', name: t('appeals.select') });

/** Writes an appeal, which `submit` sends. Errors are shown at their fields. */
export const AppealForm = ({
  title,
  submit,
  subject,
  notFound,
  openAppeal,
}: {
  readonly title: string;
  readonly submit: (body: SubmitAppealDto) => Promise<SubmittedAppeal>;
  /** The fields that name the track, if the page does not know it. */
  readonly subject?: (error: unknown) => ReactNode;
  /** The sentence if the service does not know the track. */
  readonly notFound?: string;
  readonly openAppeal: (own: Own) => void;
}) => {
  const [grounds, setGrounds] = useState<Grounds>();
  const [statement, setStatement] = useState('');
  const [contactEmail, setContactEmail] = useState('');
  const [urls, setUrls] = useState<readonly string[]>([]);
  const [submitted, setSubmitted] = useState<SubmittedAppeal>();
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const { busy, error, form, run } = useRequest();
  // Move the keyboard focus into the form.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [form]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setIsReasonMissing(grounds === undefined);
    if (grounds === undefined) {
      form.current?.querySelector('select')?.focus();
      return;
    }
    const links = withoutBlanks(urls);
    setUrls(links);
    void run(async () => {
      const evidence = links.map((url) => ({ url }));
      const appeal = await submit({ grounds, statement, contactEmail: contactEmail.trim(), evidence });
      // The code is returned only once, and the email may not arrive.
      savedAppeal.write(appeal);
      setSubmitted(appeal);
    });
  };
  if (submitted)
    return <AppealReceived appeal={submitted} contactEmail={contactEmail.trim()} openAppeal={openAppeal} />;
  return (
    <form className="appeal-form" ref={form} onSubmit={send} noValidate aria-label={title}>
      <h3>{title}</h3>
      <p className="soft">{t('appeals.someoneWhoWasNotInvolved')}</p>
      {subject?.(error)}
      <Select
        label={t('appeals.reasonForYourAppeal')}
        value={grounds ?? ''}
        onChange={(value) => setGrounds(isGrounds(value) ? value : undefined)}
        options={[
          ...(grounds === undefined ? [choose()] : []),
          ...Object.entries(appealGrounds).map(([value, name]) => ({ value, name })),
        ]}
        error={
          isReasonMissing && grounds === undefined ? t('appeals.selectAReason') : fieldError(error, 'grounds')
        }
      />
      <TextArea
        label={t('appeals.explanation')}
        hint={t('appeals.atLeast20CharactersDescribe')}
        rows={7}
        value={statement}
        onChange={setStatement}
        error={fieldError(error, 'statement')}
      />
      <EvidenceLinks urls={urls} onChange={setUrls} error={error} />
      <TextField
        label={t('appeals.emailAddress')}
        type="email"
        name="email"
        autoComplete="email"
        value={contactEmail}
        onChange={setContactEmail}
        hint={t('appeals.weSendQuestionsAndThe')}
        error={fieldError(error, 'contactEmail')}
      />
      {error !== undefined && (
        <Notice tone="bad">{describe(error, notFound === undefined ? {} : { 404: notFound })}</Notice>
      )}
      <Button tone="primary" type="submit" busy={busy}>
        {t('appeals.submitAppeal')}
      </Button>
    </form>
  );
};
