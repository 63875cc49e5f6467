/**
 * Parts that earlier releases declared and this one does not, such as `plays` or `songs index byTitle`. A store drops
 * them when it is prepared; any other undeclared part was created by a newer release.
 */
export const retired: readonly string[] = [
  'licenses index active',
  'licenses index lapsingOfTrack',
  'uploads index underWayOf',
];
