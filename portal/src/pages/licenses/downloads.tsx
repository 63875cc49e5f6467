import type { CreateLicenseDto, License, TrackDownload } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Code } from '../../kit/code.tsx';
import { Copy } from '../../kit/copy.tsx';
import { explain } from '../../kit/failures.ts';
import { Notice } from '../../kit/states.tsx';
import { Time } from '../../kit/time.tsx';
import { useApi } from '../../session/session.tsx';
import { player, usePlaying, type Sound } from '../catalog/player.ts';
import { patiently } from './patience.ts';
import { formats, samplesOf, type Format } from './samples.ts';
import './licenses.css';

const megabytes = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** Lets the browser keep the file: the service names it and says that it is one to be kept. */
const keep = (url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

const PlayLicensed = ({
  license,
  title,
  by,
}: {
  readonly license: License;
  readonly title: string;
  readonly by: string;
}) => {
  const api = useApi();
  const { sound, phase } = usePlaying();
  const { licenseId, trackId } = license;
  const own: Sound = { id: `licensed:${licenseId}`, trackId, title, by, kind: 'licensed' };
  const at = sound?.id === own.id ? phase : 'idle';
  return (
    <Button
      busy={at === 'loading'}
      onClick={() => player.press(own, () => api.downloadTrack({ trackId, licenseId, format: 'mp3' }))}
    >
      {at === 'playing' ? '❚❚ Pause' : at === 'loading' ? 'Getting it …' : '▶ Play the recording'}
    </Button>
  );
};

/** Hear and download what a license gives, and how a program does the same. `order`: it was issued here just now. */
export const Downloads = ({
  license,
  title,
  by,
  order,
}: {
  readonly license: License;
  readonly title: string;
  readonly by: string;
  readonly order?: CreateLicenseDto;
}) => {
  const api = useApi();
  const announce = useAnnounce();
  const [busy, setBusy] = useState<Format>();
  const [files, setFiles] = useState<readonly TrackDownload[]>([]);
  const [error, setError] = useState<unknown>();
  const { licenseId, trackId } = license;
  const download = async (format: Format) => {
    setBusy(format);
    setError(undefined);
    try {
      const file = await patiently(() => api.downloadTrack({ trackId, licenseId, format }));
      keep(file.url);
      setFiles((before) => [...before.filter((one) => one.format !== format), file]);
      announce(`${format.toUpperCase()} is being downloaded`);
    } catch (fault) {
      setError(fault);
    } finally {
      setBusy(undefined);
    }
  };
  const samples = samplesOf({
    license,
    downloaded: files.map(({ format }) => format),
    ...(order && { order }),
  });
  return (
    <>
      <div className="panel-acts">
        <PlayLicensed license={license} title={title} by={by} />
        {formats.map((format) => (
          <Button
            key={format}
            label={`Download as ${format.toUpperCase()}`}
            busy={busy === format}
            disabled={busy !== undefined && busy !== format}
            onClick={() => void download(format)}
          >
            {busy === format ? 'Making it …' : `↓ ${format.toUpperCase()}`}
          </Button>
        ))}
      </div>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      {files.length > 0 && (
        <ul className="files">
          {files.map(({ format, sizeBytes, sha256, expiresAt, url }) => (
            <li key={format}>
              <a href={url}>{format.toUpperCase()}</a>, {megabytes.format(sizeBytes / 1e6)}, link until{' '}
              <Time at={expiresAt} />. SHA-256 <code>{sha256.slice(0, 12)}…</code>{' '}
              <Copy text={sha256} what={`SHA-256 of the ${format.toUpperCase()}`} />
            </li>
          ))}
        </ul>
      )}
      {(order ?? files[0]) && (
        <>
          <h3>The same by the API</h3>
          <Code title="What was just done" samples={samples} />
        </>
      )}
    </>
  );
};
