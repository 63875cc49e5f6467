import type { Track } from '@platform-licensing/client';
import { Heart } from 'lucide-react';
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
      <Heart size={18} aria-hidden="true" />
    </button>
  );
};
