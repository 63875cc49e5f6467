import { lazy, Suspense, type ReactNode } from 'react';
import type { PageName } from './pages.ts';

interface Of {
  readonly of: PageName | 'reference';
}

const load = async () => {
  const { placeIcons } = await import('./place-icons.ts');
  const Icon = ({ of }: Of): ReactNode => {
    const Shape = of === 'reference' ? placeIcons.reference : placeIcons.of[of];
    return Shape ? <Shape size={16} aria-hidden="true" /> : null;
  };
  return { default: Icon };
};

// A navigation without icons is better than none.
const LoadedIcon = lazy(() => load().catch(() => ({ default: () => null })));

/** The icon of a place in the navigation. Its script is loaded after the sign-in. */
export const PlaceIcon = (of: Of) => (
  <span className="place-icon">
    <Suspense fallback={null}>
      <LoadedIcon {...of} />
    </Suspense>
  </span>
);
