import { ApiProblem, type IdentifiedRecording } from '@platform-licensing/client';
import { FileAudio } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Link } from 'wouter';
import { ComplianceTag, StatusTag } from '../../kit/display/license-status.tsx';
import { bytesText } from '../../kit/display/format.ts';
import { creditedTrack } from '../../kit/display/names.ts';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { Time } from '../../kit/display/time.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Loading, Notice } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import { WithCover } from '../tracks/with-cover.tsx';
import './forensics.css';

const maxBytes = 128 * 2 ** 20;

type Result =
  | { readonly kind: 'identified'; readonly file: string; readonly found: IdentifiedRecording }
  | { readonly kind: 'failed'; readonly file: string; readonly why: string };

const Found = ({ found: { outcome, license, confidence } }: { readonly found: IdentifiedRecording }) => {
  if (outcome === 'unmarked')
    return (
      <Notice>
        <strong>No mark was found.</strong> The recording was not made from a licensed download, or its mark
        did not survive. Longer parts of a recording give better results.
      </Notice>
    );
  if (outcome === 'unknown_mark' || !license)
    return (
      <Notice tone="warn">
        <strong>The mark belongs to no license of this service.</strong>
      </Notice>
    );
  return (
    <>
      <Notice tone="good">
        <strong>The recording was made from a download with this license.</strong>
      </Notice>
      <Facts
        of={[
          [
            'License',
            <Link key="license" href={`/licenses/${license.licenseId}`}>
              {license.contentId}
            </Link>,
          ],
          [
            'Platform',
            <Link key="platform" href={`/platforms/${license.platformId}`}>
              {license.licensee.type === 'platform' ? license.licensee.name : license.platformId}
            </Link>,
          ],
          [
            'Track',
            <WithCover key="track" trackId={license.trackId}>
              <Link href={`/tracks/${license.trackId}`}>{creditedTrack(license)}</Link>
            </WithCover>,
          ],
          ['Status', <StatusTag key="status" status={license.status} />],
          ['Compliance', <ComplianceTag key="compliance" compliance={license.compliance} />],
          ['Issued', <Time key="issued" at={license.issuedAt} />],
          ...(confidence === undefined
            ? []
            : [['Confidence', `${confidence} standard deviations from chance`] as const]),
        ]}
      />
    </>
  );
};

/** Identifies the license from whose download a recording was made. */
export const ForensicsPage = () => {
  const api = useApi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<string>();
  const [result, setResult] = useState<Result>();
  const [isOver, setIsOver] = useState(false);
  const identify = async (file: File | undefined) => {
    if (!file || sending !== undefined) return;
    const { name } = file;
    setResult(undefined);
    if (file.size > maxBytes) {
      setResult({ kind: 'failed', file: name, why: `The file is larger than ${bytesText(maxBytes)}.` });
      return;
    }
    setSending(name);
    const body = new FormData();
    body.set('recording', file, name);
    try {
      setResult({ kind: 'identified', file: name, found: await api.identifyRecording({ body }) });
    } catch (error) {
      const why =
        error instanceof ApiProblem && error.code === 'AUDIO_INVALID'
          ? 'The file is not audio that can be read, or it is shorter than thirty seconds.'
          : explain(error);
      setResult({ kind: 'failed', file: name, why });
    }
    setSending(undefined);
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void identify(event.dataTransfer.files[0]);
  };
  return (
    <>
      <PageHead title="Forensics" />
      <div
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={dropped}
      >
        <FileAudio size={28} aria-hidden="true" />
        <label htmlFor={id}>Drop a recording here, or select a file</label>
        <input
          id={id}
          ref={input}
          type="file"
          accept="audio/*,video/*"
          disabled={sending !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget: { files } }) => void identify(files?.[0])}
        />
        <p className="hint" id={`${id}-hint`}>
          At least thirty seconds, up to {bytesText(maxBytes)}. Each request is recorded in the audit log.
        </p>
      </div>
      {sending !== undefined && (
        <Panel title={`Examining ${sending}`}>
          <Loading label={`Examining ${sending}`} rows={3} />
        </Panel>
      )}
      {result && (
        <Panel title={result.file}>
          {result.kind === 'failed' ? (
            <Notice tone="bad">{result.why}</Notice>
          ) : (
            <Found found={result.found} />
          )}
        </Panel>
      )}
    </>
  );
};
