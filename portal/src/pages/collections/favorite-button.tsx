import type { Track } from '@platform-licensing/client';
import { titleOf } from '../../kit/display/names.ts';
import { useMay } from '../../session/use-role.ts';
import { t } from '../../texts/texts.ts';
import { favorites, useCollection, useToggleFavorite } from './queries.ts';
import './collections.css';

/** A heart that adds a track to the favorites of the platform, or removes it. */
export const FavoriteButton = ({ track }: { readonly track: Track }) => {
  const { trackId } = track;
  const { data } = useCollection(favorites);
  const toggle = useToggleFavorite(trackId);
  const mayChange = useMay()('updateCollection');
  const isFavorite = data?.tracks.some((one) => one.trackId === trackId) ?? false;
  if (!mayChange && !isFavorite) return null;
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isFavorite}
      aria-label={t('collections.favoriteTitle', { title: titleOf(track) })}
      disabled={!mayChange || data === undefined}
      onClick={() => toggle.mutate(!isFavorite)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 20.5 4.3 12.9a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.7.7.7-.7a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7Z" />
      </svg>
    </button>
  );
};
