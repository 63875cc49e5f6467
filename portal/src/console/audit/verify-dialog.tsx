import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Copy } from '../../kit/controls/copy.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { count, counted } from '../../kit/display/format.ts';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import { summaryOf, verifyLog, type Verified } from './verify.ts';

const knownError = (text: string): string | undefined =>
  /^(\d{1,15}:[0-9a-f]{64})?$/.test(text.trim())
    ? undefined
    : 'Enter a sequence number, a colon and a digest.';

const Outcome = ({ of: { entries, last, issue } }: { readonly of: Verified }) =>
  issue === null ? (
    <>
      <Notice tone="good">{summaryOf(entries)}</Notice>
      {entries > 0 && (
        <>
          <p>
            Store the last entry outside of this service. With it, a later verification also notices that the
            end of the log was removed.
          </p>
          <code className="audit-anchor">{last}</code>
          <Copy text={last} what="last entry" />
        </>
      )}
    </>
  ) : (
    <Notice tone="bad">
      <strong>Entry {count(issue)} was changed, added or removed after it was written.</strong> Compare the
      log with a backup.
    </Notice>
  );

/** Verifies the digests of all entries, and shows the result. Closing it ends the verification. */
export const VerifyDialog = ({ close }: { readonly close: () => void }) => {
  const api = useApi();
  const [known, setKnown] = useState('');
  const [entries, setEntries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [verified, setVerified] = useState<Verified>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const invalid = knownError(known);
  const go = async () => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    setError(undefined);
    setVerified(undefined);
    setEntries(0);
    try {
      const verify: Parameters<typeof verifyLog>[0] = (parameters) =>
        api.verifyAuditEntries(parameters, { signal });
      setVerified(await verifyLog(verify, known.trim() || undefined, setEntries));
    } catch (fault) {
      if (!signal.aborted) setError(fault);
    }
    setBusy(false);
  };
  return (
    <Dialog title="Verify the audit log" close={close}>
      <p>
        Computes the digest of every entry again. An entry that was changed, added or removed after it was
        written changes every later digest.
      </p>
      <TextField
        label="Entry stored earlier (optional)"
        placeholder="1204:5f2c…"
        hint="The last entry of an earlier verification. It must still exist."
        value={known}
        onChange={(text) => {
          setKnown(text);
          setVerified(undefined);
        }}
        error={invalid}
      />
      <div role="status">{busy && <p>{counted(entries, 'entry', 'entries')} verified…</p>}</div>
      {verified && <Outcome of={verified} />}
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <div className="dialog-acts">
        <Button onClick={close}>Close</Button>
        <Button tone="primary" busy={busy || invalid !== undefined} onClick={() => void go()}>
          Verify
        </Button>
      </div>
    </Dialog>
  );
};
