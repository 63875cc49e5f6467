import { allAt, attributeOf, childrenOf, defaultOf, firstAt, textOf, type Place } from './tree.ts';

/** A member of a row with the element that it comes from. */
export type Members = Record<string, { readonly value: unknown; readonly path: string }>;

/** The parts of a message that describe a recording. */
export interface Message {
  readonly parties: ReadonlyMap<string, Place>;
  readonly release: Place | undefined;
  /** The releases of single tracks, by the reference of their resource. */
  readonly trackReleases: ReadonlyMap<string, Place>;
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

const text = (place: Place | undefined) =>
  place && textOf(place) !== '' ? { value: textOf(place), path: place.path } : undefined;

const nameOf = (party: Place | undefined): string | undefined => {
  const name = party && defaultOf(childrenOf(party, 'PartyName'));
  const full = name && firstAt(name, 'FullName');
  return full && textOf(full);
};

const bySequence = (places: readonly Place[]): readonly Place[] =>
  places.toSorted(
    (a, b) =>
      Number(attributeOf(a, 'SequenceNumber') ?? Infinity) -
        Number(attributeOf(b, 'SequenceNumber') ?? Infinity) || 0,
  );

/** The recording, and its edition in messages of version 4.3, where identifiers, lines and files are. */
const editionsOf = (recording: Place): readonly Place[] => [
  recording,
  ...childrenOf(recording, 'SoundRecordingEdition'),
];

const inEditions = (recording: Place, ...names: readonly string[]): readonly Place[] =>
  editionsOf(recording).flatMap((place) => allAt(place, ...names));

const titleIn = (recording: Place): Members => {
  const title = defaultOf(childrenOf(recording, 'DisplayTitle'));
  const main = title && text(firstAt(title, 'TitleText'));
  const subtitles = title ? childrenOf(title, 'SubTitle') : [];
  const [first] = subtitles;
  const plain = text(defaultOf(childrenOf(recording, 'DisplayTitleText')));
  return {
    ...((main ?? plain) && { title: main ?? plain }),
    ...(first && { version: { value: subtitles.map(textOf).join(', '), path: first.path } }),
  } as Members;
};

/** Names a party that the message does not describe by its reference, so that the row shows the error. */
const artistsIn = (recording: Place, { parties }: Message): Members => {
  const credit = (place: Place, reference: string, role: string) => {
    const element = firstAt(place, reference);
    const name = element && nameOf(parties.get(textOf(element)));
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

/** Returns the shares of the recording, if each controller states one. */
const ownersIn = (recording: Place, { parties }: Message): Members => {
  const controllers = childrenOf(recording, 'ResourceRightsController');
  const owners = controllers.flatMap((place) => {
    const share = firstAt(place, 'RightSharePercentage');
    const reference = firstAt(place, 'RightsControllerPartyReference');
    if (!share || !reference) return [];
    const isFraction = attributeOf(share, 'HasMaxValueOfOne') === 'true';
    const sharePct = isFraction ? String(Number((Number(textOf(share)) * 100).toFixed(4))) : textOf(share);
    return [{ value: { party: nameOf(parties.get(textOf(reference))) ?? '', sharePct }, path: place.path }];
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

const genresIn = (described: readonly Place[]): Members => {
  const genres = described.map((place) => childrenOf(place, 'Genre')).find((found) => found.length > 0) ?? [];
  const names = genres.flatMap((genre) =>
    ['GenreText', 'SubGenre'].flatMap((name) => childrenOf(genre, name)).map(textOf),
  );
  const [first] = genres;
  return first ? { genres: { value: names.filter((name) => name !== ''), path: first.path } } : {};
};

const datesIn = (release: Place | undefined): Members => {
  const date =
    release &&
    (defaultOf(childrenOf(release, 'ReleaseDate')) ?? defaultOf(childrenOf(release, 'OriginalReleaseDate')));
  const found = text(date);
  return found ? { releaseDate: found } : {};
};

/** Returns the members of a row that a sound recording and its releases state. */
export const membersOf = (recording: Place, message: Message): Members => {
  const { release, trackReleases } = message;
  const reference = firstAt(recording, 'ResourceReference');
  const track = reference && trackReleases.get(textOf(reference));
  const described = [track, release].filter((place) => place !== undefined);
  const warning = defaultOf(childrenOf(recording, 'ParentalWarningType'));
  const file =
    inEditions(recording, 'TechnicalDetails', 'File', 'URI')[0] ??
    inEditions(recording, 'TechnicalDetails', 'DeliveryFile', 'File', 'URI')[0];
  const instrumental = firstAt(recording, 'IsInstrumental');
  const lines = (name: string, from: readonly Place[]) =>
    text(from.flatMap((place) => allAt(place, name, `${name}Text`))[0]);
  const simple: Readonly<Record<string, Members[string] | undefined>> = {
    externalId: text(inEditions(recording, 'ResourceId', 'ProprietaryId')[0]),
    file: text(file),
    isrc: text(inEditions(recording, 'ResourceId', 'ISRC')[0]),
    iswc: text(firstAt(recording, 'WorkId', 'ISWC')),
    language: text(firstAt(recording, 'LanguageOfPerformance')),
    explicitness: warning && { value: warnings[textOf(warning)] ?? textOf(warning), path: warning.path },
    vocals:
      instrumental && textOf(instrumental) === 'true'
        ? { value: 'instrumental', path: instrumental.path }
        : undefined,
    pLine: lines('PLine', [...editionsOf(recording), ...described]),
    cLine: lines('CLine', described),
  };
  return {
    ...titleIn(recording),
    ...Object.fromEntries(
      Object.entries(simple).flatMap(([name, member]) => (member ? [[name, member]] : [])),
    ),
    ...artistsIn(recording, message),
    ...ownersIn(recording, message),
    ...genresIn(described),
    ...datesIn(release),
  };
};
