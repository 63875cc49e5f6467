import type { Evidence } from '@platform-licensing/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { bytesText } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { Time } from '../../kit/display/time.tsx';
import { apiOf } from '../api.ts';
import type { Own } from '../route.ts';
import { flawIn, told } from '../use-request.ts';
import { ReadAgain } from '../retry.tsx';

const accepted = '.pdf,.png,.jpg,.jpeg,.txt,.csv,.md,.eml,.wav,.flac,.mp3';
const largest = 25 * 2 ** 20;

interface Sending {
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
}
interface Refusal {
  readonly name: string;
  readonly why: string;
}

const refusalOf = (name: string, error: unknown): Refusal => {
  const flaw = flawIn(error, 'file');
  return { name, why: flaw ?? told(error, { 413: `The file is larger than ${bytesText(largest)}.` }) };
};

const Attached = ({ files }: { readonly files: readonly Evidence[] }) => (
  <ul className="files">
    {files.map(({ evidenceId, name, sizeBytes, uploadedAt }) => (
      <li key={evidenceId}>
        <strong dir="auto">{name}</strong>{' '}
        <span className="soft">
          {bytesText(sizeBytes)}, attached <Time at={uploadedAt} />
        </span>
      </li>
    ))}
  </ul>
);

/** Files of an appeal, and, while it is open, the way to attach more. */
export const Files = ({ own, isOpen }: { readonly own: Own; readonly isOpen: boolean }) => {
  const id = useId();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const { appealId } = own;
  const queryKey = ['appeal-files', own.code];
  const query = useQuery({ queryKey, queryFn: () => apiOf(own).listEvidence({ appealId }) });
  const [sending, setSending] = useState<Sending>();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isEmpty, setIsEmpty] = useState(false);
  const files = query.data?.data ?? [];

  const sendOne = async (file: File): Promise<Refusal | undefined> => {
    const { name } = file;
    if (file.size > largest) return { name, why: `The file is larger than ${bytesText(largest)}.` };
    setSending({ name, share: 0 });
    const form = new FormData();
    form.set('file', file, name);
    try {
      await apiOf(own, (share) => setSending({ name, share })).attachEvidence({ appealId, body: form });
      return undefined;
    } catch (error) {
      return refusalOf(name, error);
    }
  };
  const send = async (chosen: readonly File[]) => {
    const failures: Refusal[] = [];
    for (const file of chosen) {
      const failure = await sendOne(file);
      if (failure) failures.push(failure);
    }
    setSending(undefined);
    setRefused(failures);
    if (input.current) input.current.value = '';
    await queries.invalidateQueries({ queryKey });
    const done = chosen.length - failures.length;
    announce(
      failures.length === 0
        ? `${done === 1 ? 'The file was' : `${done} files were`} attached`
        : `${failures.length} of ${chosen.length} files could not be attached`,
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const chosen = [...(input.current?.files ?? [])];
    setIsEmpty(chosen.length === 0);
    setRefused([]);
    if (chosen.length === 0) input.current?.focus();
    else void send(chosen);
  };
  if (!isOpen && files.length === 0) return null;
  return (
    <Panel title="Files">
      <ReadAgain query={query} />
      {files.length > 0 && <Attached files={files} />}
      {isOpen && (
        <form onSubmit={submit} noValidate aria-busy={sending !== undefined}>
          <div className="field">
            <label htmlFor={id}>Choose files</label>
            <input
              id={id}
              ref={input}
              type="file"
              multiple
              accept={accepted}
              disabled={sending !== undefined}
              aria-describedby={isEmpty ? `${id}-hint ${id}-error` : `${id}-hint`}
              aria-invalid={isEmpty || undefined}
            />
            <p className="hint" id={`${id}-hint`}>
              PDF, PNG, JPEG, WAV, FLAC, MP3 or plain text; up to 25 MiB each and 10 files. Only you and staff
              can see them. Attach them before you send the answer that mentions them.
            </p>
            {isEmpty && (
              <p className="flaw" id={`${id}-error`}>
                Choose at least one file.
              </p>
            )}
          </div>
          {sending && (
            <p className="sending">
              <label htmlFor={`${id}-progress`} dir="auto">
                Sending {sending.name}
              </label>
              <progress id={`${id}-progress`} max={1} value={sending.share} />
            </p>
          )}
          {refused.length > 0 && (
            <Notice tone="bad">
              <ul className="refused">
                {refused.map(({ name, why }, n) => (
                  <li key={n}>
                    <strong dir="auto">{name}</strong>: {why}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <Button type="submit" busy={sending !== undefined}>
            Attach files
          </Button>
        </form>
      )}
    </Panel>
  );
};
