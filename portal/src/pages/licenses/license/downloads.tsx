import type { CreateLicenseDto, License, TrackDownload } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { Code } from '../../../kit/display/code.tsx';
import { Copy } from '../../../kit/controls/copy.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Select } from '../../../kit/controls/field.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useApi } from '../../../session/session.tsx';
import { PlayMark } from '../../../kit/sound/play-mark.tsx';
import { player, usePlaying, type Sound } from '../../../kit/sound/player.ts';
import { isOneOf } from '../../../kit/display/names.ts';
import { retryWhileUnavailable } from '../../../kit/sound/retry-while-unavailable.ts';
import { chosen, fileName, formats, qualities, type Format } from './quality.ts';
import { samplesOf } from './samples.ts';
import { perLanguage } from '../../../kit/language/current.ts';
import { rich, t } from '../../../texts/texts.ts';
import '../licenses.css';

const megabytes = perLanguage(
  'megabytes',
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
);

/** Starts a download. The service names the file. */
const startDownload = (url: string) => {
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
  const track = useQuery({ queryKey: ['track', trackId], queryFn: () => api.getTrack({ trackId }) });
  const { artwork } = track.data ?? {};
  const own: Sound = { id: `licensed:${licenseId}`, trackId, title, by, artwork, kind: 'licensed' };
  const at = sound?.id === own.id ? phase : 'idle';
  return (
    <Button
      busy={at === 'loading'}
      onClick={() => player.press(own, () => api.downloadTrack({ trackId, licenseId, format: 'mp3' }))}
    >
      <PlayMark phase={at} />
      {at === 'playing'
        ? t('license.pause')
        : at === 'loading'
          ? t('license.loading')
          : t('license.playRecording')}
    </Button>
  );
};

/** Format and quality of a file, and the button that downloads it. */
const DownloadForm = ({
  license: { licenseId, trackId },
  onFile,
}: {
  readonly license: License;
  readonly onFile: (file: TrackDownload) => void;
}) => {
  const api = useApi();
  const announce = useAnnounce();
  const [format, setFormat] = useState<Format>('mp3');
  const [quality, setQuality] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const offered = qualities()[format];
  const download = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const file = await retryWhileUnavailable(() =>
        api.downloadTrack({ trackId, licenseId, ...chosen(format, quality) }),
      );
      startDownload(file.url);
      onFile(file);
      announce(t('license.downloadingFile', { file: fileName(file) }));
    } catch (fault) {
      setError(fault);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className="download-form">
        <Select
          label={t('license.format')}
          value={format}
          onChange={(picked) => {
            if (!isOneOf(formats)(picked)) return;
            setFormat(picked);
            setQuality('');
          }}
          options={formats.map((value) => ({ value, name: value.toUpperCase() }))}
        />
        {offered.length > 1 && (
          <Select
            label={format === 'mp3' ? t('license.bitRate') : t('license.sampleRate')}
            value={quality}
            onChange={setQuality}
            options={offered}
          />
        )}
        <Button
          label={t('license.downloadAsToUpperCase', { format: format.toUpperCase() })}
          busy={busy}
          onClick={() => void download()}
        >
          {busy ? t('license.preparing') : t('license.download')}
        </Button>
      </div>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
    </>
  );
};

/** Plays and downloads the licensed recording, and shows the same requests as code. `order`: the request, if the license was just issued here. */
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
  const [files, setFiles] = useState<readonly TrackDownload[]>([]);
  return (
    <>
      <div className="panel-acts">
        <PlayLicensed license={license} title={title} by={by} />
      </div>
      <DownloadForm
        license={license}
        onFile={(file) =>
          setFiles((before) => [...before.filter((one) => fileName(one) !== fileName(file)), file])
        }
      />
      {files.length > 0 && (
        <ul className="files">
          {files.map((file) => (
            <li key={fileName(file)}>
              {rich('license.fileSizeBytesLinkExpiresExpiresAt', {
                file: <a href={file.url}>{fileName(file)}</a>,
                sizeBytes: megabytes().format(file.sizeBytes / 1e6),
                expiresAt: <Time at={file.expiresAt} />,
                code: <code>{file.sha256.slice(0, 12)}…</code>,
              })}{' '}
              <Copy text={file.sha256} what={t('license.sha256OfTheFile', { file: fileName(file) })} />
            </li>
          ))}
        </ul>
      )}
      {(order ?? files[0]) && (
        <>
          <h3>{t('license.useTheAPI')}</h3>
          <Code
            title={t('license.codeSamples')}
            samples={samplesOf({ license, downloaded: files, ...(order && { order }) })}
          />
        </>
      )}
    </>
  );
};
