import type { SearchHit } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi, useMember } from '../session/session.tsx';
import { addressOf, kindNames } from './addresses.ts';
import './find.css';

const wholeId = /^[\w-]{1,80}$/;

interface Result {
  readonly id: string;
  readonly hits: readonly SearchHit[];
}

const Hits = ({ of: { id, hits }, close }: { readonly of: Result; readonly close: () => void }) => {
  const member = useMember();
  if (hits.length === 0)
    return (
      <p>
        No record has the ID <code>{id}</code>.
      </p>
    );
  return (
    <ul className="found" aria-label="Records">
      {hits.map((hit) => {
        const href = addressOf(hit, member);
        return (
          <li key={`${hit.kind} ${hit.id} ${hit.platformId ?? ''}`}>
            <strong>{kindNames[hit.kind]}</strong>
            <span>{hit.summary}</span>
            {href === undefined ? (
              <span className="soft">Your roles do not include a page that shows it.</span>
            ) : (
              <Link href={href} onClick={close}>
                Open
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Opens the record with an ID. If there are several, or none that the member may see, they are listed. */
export const FindDialog = ({ close }: { readonly close: () => void }) => {
  const api = useApi();
  const member = useMember();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const id = text.trim();
  const isWrong = id !== '' && !wholeId.test(id);
  const find = async (event: SubmitEvent) => {
    event.preventDefault();
    if (id === '' || isWrong || busy) return;
    setBusy(true);
    setError(undefined);
    setResult(undefined);
    try {
      const { data } = await api.searchRecords({ id });
      const [only, ...others] = data;
      const href = only && others.length === 0 ? addressOf(only, member) : undefined;
      if (href === undefined) setResult({ id, hits: data });
      else {
        close();
        go(href);
      }
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  return (
    <Dialog title="Find a record by ID" close={close} busy={busy}>
      <form onSubmit={(event) => void find(event)} noValidate>
        <TextField
          label="ID, ISRC or slug"
          hint="Of a track, license, platform, decision, appeal, report, artist, member of staff, enrichment, checkout, invoice, event, delivery, royalty period or statement, payee, payout run or payout."
          value={text}
          error={isWrong ? 'An ID has only letters, digits, “_” and “-”.' : undefined}
          onChange={setText}
        />
        <div role="status">{result && <Hits of={result} close={close} />}</div>
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" busy={busy} disabled={id === '' || isWrong}>
            Find
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
