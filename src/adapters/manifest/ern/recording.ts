import { editionsOf } from './edition.ts';
import { lineOf, statedIn, type Members, type ReleaseFacts } from './release.ts';
import { allAt, attributeOf, childrenOf, defaultOf, firstAt, textOf, type Place } from './tree.ts';

export type { Members };

/** The parts of a message that describe a recording. */
export interface Message {
  /** The names of parties by their references. */
  readonly parties: ReadonlyMap<string, string | undefined>;
  readonly release?: ReleaseFacts;
  /** The releases of single tracks, by the reference of their resource. */
  readonly trackReleases: ReadonlyMap<string, ReleaseFacts>;
}

/** Values that are not listed are shown as errors of the row. */
const warnings: Readonly<Record<string, string>> = {
  Explicit: 'explicit',
  NotExplicit: 'clean',
  ExplicitContentEdited: 'clean',
  NoAdviceAvailable: 'unknown',
  Unknown: 'unknown',
  UserDefined: 'unknown',
};

const artistRoles: Readonly<Record<string, string>> = {
  MainArtist: 'main',
  Artist: 'main',
  FeaturedArtist: 'featured',
};

export const nameOf = (party: Place): string | undefined => {
  const name = defaultOf(childrenOf(party, 'PartyName'));
  const full = name && firstAt(name, 'FullName');
  return full && textOf(full);
};

const bySequence = (places: readonly Place[]): readonly Place[] =>
  places.toSorted(
    (a, b) =>
      Number(attributeOf(a, 'SequenceNumber') ?? Infinity) -
        Number(attributeOf(b, 'SequenceNumber') ?? Infinity) || 0,
  );

const titleIn = (recording: Place): Members => {
  const title = defaultOf(childrenOf(recording, 'DisplayTitle'));
  const main = title && statedIn(firstAt(title, 'TitleText'));
  const subtitles = title ? childrenOf(title, 'SubTitle') : [];
  const [first] = subtitles;
  const plain = statedIn(defaultOf(childrenOf(recording, 'DisplayTitleText')));
  return {
    ...((main ?? plain) && { title: main ?? plain }),
    ...(first && { version: { value: subtitles.map(textOf).join(', '), path: first.path } }),
  } as Members;
};

/** Names a party that the message does not describe by its reference, so that the row shows the error. */
const artistsIn = (recording: Place, { parties }: Message): Members => {
  const credit = (place: Place, reference: string, role: string) => {
    const element = firstAt(place, reference);
    const name = element && parties.get(textOf(element));
    return { value: { name: name ?? '', role }, path: element?.path ?? place.path };
  };
  const displayed = bySequence(childrenOf(recording, 'DisplayArtist')).map((place) => {
    const role = firstAt(place, 'DisplayArtistRole');
    return credit(place, 'ArtistPartyReference', role ? (artistRoles[textOf(role)] ?? textOf(role)) : 'main');
  });
  const remixers = bySequence(childrenOf(recording, 'Contributor'))
    .filter((place) => childrenOf(place, 'Role').some((role) => textOf(role) === 'Remixer'))
    .map((place) => credit(place, 'ContributorPartyReference', 'remixer'));
  const credits = [...displayed, ...remixers];
  return {
    ...(credits[0] && {
      artists: { value: credits.map(({ value }) => value), path: `${recording.path}/DisplayArtist` },
    }),
    ...Object.fromEntries(credits.map(({ path }, n) => [`artists[${n}]`, { value: undefined, path }])),
  };
};

/** Returns whether a party controls the rights themselves, everywhere: others are no owners of the master. */
const isOwner = (controller: Place): boolean => {
  const roles = childrenOf(controller, 'RightsControllerRole').map(textOf);
  const delegated = allAt(controller, 'DelegatedUsageRights', 'TerritoryOfRightsDelegation').map(textOf);
  return (
    roles.every((role) => role === 'RightsController') &&
    delegated.every((territory) => territory === 'Worldwide')
  );
};

/** Returns the shares of the recording, if each controller is an owner and states one. */
const ownersIn = (recording: Place, { parties }: Message): Members => {
  const controllers = childrenOf(recording, 'ResourceRightsController');
  if (!controllers.every(isOwner)) return {};
  const owners = controllers.flatMap((place) => {
    const share = firstAt(place, 'RightSharePercentage');
    const reference = firstAt(place, 'RightsControllerPartyReference');
    if (!share || !reference) return [];
    const isFraction = attributeOf(share, 'HasMaxValueOfOne') === 'true';
    const sharePct = isFraction ? String(Number((Number(textOf(share)) * 100).toFixed(4))) : textOf(share);
    return [{ value: { party: parties.get(textOf(reference)) ?? '', sharePct }, path: place.path }];
  });
  if (owners.length === 0 || owners.length < controllers.length) return {};
  const path = `${recording.path}/ResourceRightsController`;
  return {
    rights: { value: { master: owners.map(({ value }) => value) }, path },
    'rights.master': { value: undefined, path },
    ...Object.fromEntries(
      owners.map((owner, n) => [`rights.master[${n}]`, { value: undefined, path: owner.path }]),
    ),
  };
};

/** Returns the members of a row that a sound recording and its releases state. */
export const membersOf = (recording: Place, message: Message): Members => {
  const { release, trackReleases } = message;
  const reference = firstAt(recording, 'ResourceReference');
  const track = reference && trackReleases.get(textOf(reference));
  const genres = track?.genres ?? release?.genres;
  const warning = defaultOf(childrenOf(recording, 'ParentalWarningType'));
  const [edition] = editionsOf(recording);
  const places = edition && edition.place !== recording ? [edition.place, recording] : [recording];
  const proprietary = places.flatMap((place) => allAt(place, 'ResourceId', 'ProprietaryId'))[0];
  const instrumental = firstAt(recording, 'IsInstrumental');
  const simple: Readonly<Record<string, Members[string] | undefined>> = {
    externalId: statedIn(proprietary),
    file: statedIn(edition?.file),
    isrc: statedIn(edition?.isrc),
    iswc: statedIn(firstAt(recording, 'WorkId', 'ISWC')),
    language: statedIn(firstAt(recording, 'LanguageOfPerformance')),
    explicitness: warning && { value: warnings[textOf(warning)] ?? textOf(warning), path: warning.path },
    vocals:
      instrumental && textOf(instrumental) === 'true'
        ? { value: 'instrumental', path: instrumental.path }
        : undefined,
    genres,
    releaseDate: release?.releaseDate,
    pLine: lineOf('PLine', places) ?? track?.pLine ?? release?.pLine,
    cLine: track?.cLine ?? release?.cLine,
  };
  return {
    ...titleIn(recording),
    ...Object.fromEntries(
      Object.entries(simple).flatMap(([name, member]) => (member ? [[name, member]] : [])),
    ),
    ...artistsIn(recording, message),
    ...ownersIn(recording, message),
  };
};
