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
import { describe, fieldError } from '../use-request.ts';
import { Retry } from '../retry.tsx';
import { rich, t } from '../texts/texts.ts';

const accepted = '.pdf,.png,.jpg,.jpeg,.txt,.csv,.md,.eml,.wav,.flac,.mp3';
const maxBytes = 25 * 2 ** 20;

interface Upload {
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
}
interface Rejection {
  readonly name: string;
  readonly why: string;
}

const rejectionOf = (name: string, error: unknown): Rejection => {
  const detail = fieldError(error, 'file');
  return {
    name,
    why: detail ?? describe(error, { 413: t('appeals.theFileIsLargerThan', { size: bytesText(maxBytes) }) }),
  };
};

const Attached = ({ files }: { readonly files: readonly Evidence[] }) => (
  <ul className="files">
    {files.map(({ evidenceId, name, sizeBytes, uploadedAt }) => (
      <li key={evidenceId}>
        <strong dir="auto">{name}</strong>{' '}
        <span className="soft">
          {rich('appeals.sizeAndTime', { size: bytesText(sizeBytes), time: <Time at={uploadedAt} /> })}
        </span>
      </li>
    ))}
  </ul>
);

/** The files of an appeal. While it is open, more can be attached. */
export const EvidenceFiles = ({ own, isOpen }: { readonly own: Own; readonly isOpen: boolean }) => {
  const id = useId();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const { appealId } = own;
  const queryKey = ['appeal-files', own.code];
  const query = useQuery({ queryKey, queryFn: () => apiOf(own).listEvidence({ appealId }) });
  const [upload, setUpload] = useState<Upload>();
  const [rejected, setRejected] = useState<readonly Rejection[]>([]);
  const [isEmpty, setIsEmpty] = useState(false);
  const files = query.data?.data ?? [];

  const sendOne = async (file: File): Promise<Rejection | undefined> => {
    const { name } = file;
    if (file.size > maxBytes)
      return { name, why: t('appeals.theFileIsLargerThan', { size: bytesText(maxBytes) }) };
    setUpload({ name, share: 0 });
    const form = new FormData();
    form.set('file', file, name);
    try {
      await apiOf(own, (share) => setUpload({ name, share })).attachEvidence({ appealId, body: form });
      return undefined;
    } catch (error) {
      return rejectionOf(name, error);
    }
  };
  const send = async (chosen: readonly File[]) => {
    const failures: Rejection[] = [];
    for (const file of chosen) {
      const failure = await sendOne(file);
      if (failure) failures.push(failure);
    }
    setUpload(undefined);
    setRejected(failures);
    if (input.current) input.current.value = '';
    await queries.invalidateQueries({ queryKey });
    const done = chosen.length - failures.length;
    if (failures.length === 0) announce(t('appeals.filesAttached', { count: done }));
    else announce(t('appeals.filesNotAttached', { failed: failures.length, all: chosen.length }), 'bad');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (upload) return;
    const chosen = [...(input.current?.files ?? [])];
    setIsEmpty(chosen.length === 0);
    setRejected([]);
    if (chosen.length === 0) input.current?.focus();
    else void send(chosen);
  };
  if (!isOpen && files.length === 0) return null;
  return (
    <Panel title={t('appeals.files')}>
      <Retry query={query} />
      {files.length > 0 && <Attached files={files} />}
      {isOpen && (
        <form onSubmit={submit} noValidate aria-busy={upload !== undefined}>
          <div className="field">
            <label htmlFor={id}>{t('appeals.selectFiles')}</label>
            <input
              id={id}
              ref={input}
              type="file"
              multiple
              accept={accepted}
              disabled={upload !== undefined}
              aria-describedby={isEmpty ? `${id}-hint ${id}-error` : `${id}-hint`}
              aria-invalid={isEmpty || undefined}
            />
            <p className="hint" id={`${id}-hint`}>
              {t('appeals.fileTypes')}
            </p>
            {isEmpty && (
              <p className="field-error" id={`${id}-error`}>
                {t('appeals.selectAtLeastOneFile')}
              </p>
            )}
          </div>
          {upload && (
            <p className="upload">
              <label htmlFor={`${id}-progress`} dir="auto">
                {t('appeals.uploadingName', { name: upload.name })}
              </label>
              <progress id={`${id}-progress`} max={1} value={upload.share} />
            </p>
          )}
          {rejected.length > 0 && (
            <Notice tone="bad">
              <ul className="rejected">
                {rejected.map(({ name, why }, n) => (
                  <li key={n}>
                    <strong dir="auto">{name}</strong>: {why}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <Button type="submit" busy={upload !== undefined}>
            {t('appeals.attachFiles')}
          </Button>
        </form>
      )}
    </Panel>
  );
};
