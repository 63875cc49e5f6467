import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../kit/controls/button.tsx';
import { Artwork, type Image } from '../../kit/display/artwork.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { lazyPage } from '../../kit/feedback/lazy-page.tsx';
import { withTexts } from '../../kit/language/language.tsx';
import { useApi } from '../session/session.tsx';
import { partTexts } from '../texts/catalogs.ts';
import { t } from '../texts/texts.ts';
import { isLargeEnough, leastSide } from './crop.ts';
import { uploadArtwork } from './upload-artwork.ts';
import './artwork.css';

const CropDialog = lazyPage(
  'CropDialog',
  async () => (await withTexts(import('./crop-dialog.tsx'), partTexts)).CropDialog,
);

/** The artwork of a track or album, with the choice of another one, which the user crops to a square. */
export const ArtworkPanel = ({
  of,
  image,
  purpose,
  imageId,
  change,
  error,
  mayEdit,
}: {
  /** The ID of the track or album. */
  readonly of: string;
  /** The saved artwork. */
  readonly image?: Image | undefined;
  readonly purpose: 'track_artwork' | 'album_cover';
  /** The ID of the chosen image; empty for none. */
  readonly imageId: string;
  readonly change: (imageId: string) => void;
  readonly error?: string | undefined;
  readonly mayEdit: boolean;
}) => {
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const shownBitmap = useRef<ImageBitmap>(undefined);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [uploaded, setUploaded] = useState<Image>();
  const [mistake, setMistake] = useState<string>();
  const shown = [uploaded, image].find((one) => one?.imageId === imageId);
  /** Releases the pixels of the image before, which a browser keeps for a long time. */
  const show = (bitmap?: ImageBitmap) => {
    shownBitmap.current?.close();
    shownBitmap.current = bitmap;
    setChosen(bitmap);
  };
  useEffect(() => () => shownBitmap.current?.close(), []);
  const take = async (file: File | undefined) => {
    setMistake(undefined);
    if (!file) return;
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    if (!bitmap) setMistake(t('artwork.notAnImage'));
    else if (isLargeEnough(bitmap)) show(bitmap);
    else {
      const { width, height } = bitmap;
      bitmap.close();
      setMistake(t('artwork.tooSmall', { width, height, least: leastSide }));
    }
  };
  const upload = async (square: Blob) => {
    const next = await uploadArtwork(api, purpose, square);
    setUploaded(next);
    change(next.imageId);
  };
  const problem = mistake ?? error;
  return (
    <Panel title={t(purpose === 'album_cover' ? 'artwork.albumCover' : 'track.artwork')}>
      <div className="artwork-choice">
        <Artwork of={of} image={shown} size={160} />
        <div>
          <p className="soft">{t('artwork.hint')}</p>
          {problem !== undefined && (
            <p className="field-error" role="alert">
              {problem}
            </p>
          )}
          {mayEdit && (
            <div className="artwork-acts">
              <Button onClick={() => input.current?.click()}>{t('artwork.choose')}</Button>
              {imageId !== '' && <Button onClick={() => change('')}>{t('artwork.remove')}</Button>}
              <input
                ref={input}
                type="file"
                hidden
                accept="image/jpeg,image/png,image/webp"
                data-input="artwork"
                onChange={({ currentTarget }) => {
                  void take(currentTarget.files?.[0]);
                  currentTarget.value = '';
                }}
              />
            </div>
          )}
        </div>
      </div>
      {chosen &&
        // Outside the form, which Enter in a slider would submit.
        createPortal(<CropDialog image={chosen} upload={upload} close={() => show()} />, document.body)}
    </Panel>
  );
};
