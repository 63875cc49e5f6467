import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { t } from '../texts/texts.ts';
import { dragged, mostZoom, squareOf, wholeView, type View } from './crop.ts';

/** The side of the preview in pixels; styles make it smaller on narrow screens. */
const previewSide = 640;

const draw = (canvas: HTMLCanvasElement, image: ImageBitmap, view: View, side: number): void => {
  const { left, top, side: from } = squareOf(image, view);
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return;
  // A JPEG has no transparency: transparent parts would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, left, top, from, from, 0, 0, side, side);
};

/** Returns the square as a JPEG. */
const croppedFrom = async (image: ImageBitmap, view: View): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  draw(canvas, image, view, squareOf(image, view).madeSide);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error(t('artwork.cannotBeCropped'));
  return blob;
};

const Slider = ({
  label,
  value,
  max,
  min = 0,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly min?: number;
  readonly onChange: (value: number) => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...{ id, value, min, max }}
        type="range"
        step={(max - min) / 100}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
};

/** Lets the user choose the square of an image, by dragging it or with sliders. */
export const CropDialog = ({
  image,
  upload,
  close,
}: {
  readonly image: ImageBitmap;
  /** Uploads the square. */
  readonly upload: (square: Blob) => Promise<void>;
  readonly close: () => void;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState(wholeView);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, view, previewSide);
  }, [image, view]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const side = event.currentTarget.clientWidth;
    const [right, down] = [event.movementX / side, event.movementY / side];
    setView((before) => dragged(image, before, right, down));
  };
  const use = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await upload(await croppedFrom(image, view));
      close();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const { side } = squareOf(image, view);
  const zoomable = mostZoom(image);
  return (
    <Dialog title={t('artwork.crop')} close={close} busy={busy}>
      <p className="soft">{t('artwork.cropHint')}</p>
      <canvas
        ref={canvas}
        className="crop"
        aria-hidden="true"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className="crop-sliders">
        {zoomable > 1 && (
          <Slider
            label={t('artwork.zoom')}
            value={view.zoom}
            min={1}
            max={zoomable}
            onChange={(zoom) => setView({ ...view, zoom })}
          />
        )}
        {image.width > side && (
          <Slider
            label={t('artwork.horizontal')}
            value={view.x}
            max={1}
            onChange={(x) => setView({ ...view, x })}
          />
        )}
        {image.height > side && (
          <Slider
            label={t('artwork.vertical')}
            value={view.y}
            max={1}
            onChange={(y) => setView({ ...view, y })}
          />
        )}
      </div>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <div className="dialog-acts">
        <Button busy={busy} onClick={close}>
          {t('kit.cancel')}
        </Button>
        <Button tone="primary" busy={busy} onClick={() => void use()}>
          {t('artwork.use')}
        </Button>
      </div>
    </Dialog>
  );
};
