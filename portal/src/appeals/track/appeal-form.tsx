import type { SubmitAppealDto, SubmittedAppeal } from '@platform-licensing/client';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Select, TextArea, TextField } from '../../kit/controls/field.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { publicApi } from '../api.ts';
import type { Own } from '../route.ts';
import { flawIn, told, useAttempt } from '../use-request.ts';
import { Evidence } from '../evidence-links.tsx';
import { given } from '../without-blanks.ts';
import { keptAppeal } from '../saved-appeal.ts';
import { Lodged } from './appeal-received.tsx';
import { appealGrounds } from '../labels.ts';

type Grounds = SubmitAppealDto['grounds'];
const isGrounds = (value: string): value is Grounds => value in appealGrounds;
const choose = { value: '', name: 'Choose …' };

/** Takes an appeal against a decision; each problem is told at its field. */
export const LodgeForm = ({
  trackId,
  decisionId,
  follow,
}: {
  readonly trackId: string;
  readonly decisionId: string;
  readonly follow: (own: Own) => void;
}) => {
  const [grounds, setGrounds] = useState<Grounds>();
  const [statement, setStatement] = useState('');
  const [contactEmail, setContactEmail] = useState('');
  const [urls, setUrls] = useState<readonly string[]>([]);
  const [lodged, setLodged] = useState<SubmittedAppeal>();
  const [isUnchosen, setIsUnchosen] = useState(false);
  const { busy, error, form, attempt } = useAttempt();
  // Who asked for the form by keyboard goes on in it.
  useEffect(() => form.current?.querySelector('select')?.focus(), [form]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setIsUnchosen(grounds === undefined);
    if (grounds === undefined) {
      form.current?.querySelector('select')?.focus();
      return;
    }
    const links = given(urls);
    setUrls(links);
    void attempt(async () => {
      const evidence = links.map((url) => ({ url }));
      const said = { grounds, statement, contactEmail: contactEmail.trim(), evidence };
      const appeal = await publicApi.submitAppeal({ trackId, body: { ...said, decisionId } });
      // Its code is told this once, and a mail may not come.
      keptAppeal.write(appeal);
      setLodged(appeal);
    });
  };
  if (lodged) return <Lodged appeal={lodged} contactEmail={contactEmail.trim()} follow={follow} />;
  return (
    <form className="lodge" ref={form} onSubmit={send} noValidate aria-label="Appeal this decision">
      <h3>Appeal this decision</h3>
      <p className="soft">
        Somebody who did not take the decision reviews it. What you write is shown to staff alone.
      </p>
      <Select
        label="Why is it wrong?"
        value={grounds ?? ''}
        onChange={(value) => setGrounds(isGrounds(value) ? value : undefined)}
        options={[
          ...(grounds === undefined ? [choose] : []),
          ...Object.entries(appealGrounds).map(([value, name]) => ({ value, name })),
        ]}
        error={isUnchosen && grounds === undefined ? 'Choose one.' : flawIn(error, 'grounds')}
      />
      <TextArea
        label="In your words"
        hint="At least 20 characters: what happened, and what the decision overlooks."
        rows={7}
        value={statement}
        onChange={setStatement}
        error={flawIn(error, 'statement')}
      />
      <Evidence urls={urls} onChange={setUrls} error={error} />
      <TextField
        label="Your mail address"
        type="email"
        name="email"
        autoComplete="email"
        value={contactEmail}
        onChange={setContactEmail}
        hint="Questions and the outcome go there, with a link to follow the appeal and to answer."
        error={flawIn(error, 'contactEmail')}
      />
      {error !== undefined && <Notice tone="bad">{told(error)}</Notice>}
      <Button tone="primary" type="submit" busy={busy}>
        Lodge the appeal
      </Button>
    </form>
  );
};
