import { clockOf } from '../display/format.ts';
import { t } from '../language/texts.ts';
import { player } from './player.ts';
import './position.css';

/** The position of the current sound, which can be changed. */
export const Position = ({
  at,
  durationMs,
}: {
  /** In milliseconds. */
  readonly at: number;
  /** 0 if it is not known: the position cannot be changed then. */
  readonly durationMs: number;
}) => (
  <div className="sound-position">
    <span className="figure">{clockOf(at)}</span>
    <input
      type="range"
      aria-label={t('kit.position')}
      aria-valuetext={t('kit.atOfDuration', { at: clockOf(at), duration: clockOf(durationMs) })}
      min={0}
      max={Math.max(1, Math.round(durationMs))}
      step={100}
      value={Math.round(at)}
      disabled={durationMs === 0}
      onChange={(event) => player.seek(Number(event.currentTarget.value))}
    />
    <span className="figure">{clockOf(durationMs)}</span>
  </div>
);
