import { aService, type TestService } from '../../support/service/service.ts';

/** Every name on the wire: paths, parameters, operationIds, schemas, members and enum values. */
const namesIn = (node: unknown, found = new Set<string>(), within = ''): ReadonlySet<string> => {
  if (Array.isArray(node)) {
    for (const each of node) namesIn(each, found, within);
    return found;
  }
  if (typeof node !== 'object' || node === null) return found;
  for (const [member, value] of Object.entries(node)) {
    if (member === 'example' || member === 'examples') continue;
    if (['paths', 'properties', 'schemas', 'headers'].includes(within)) found.add(member);
    const isName = ['operationId', 'name', 'enum', 'const'].includes(member);
    if (isName) for (const name of [value].flat()) if (typeof name === 'string') found.add(name);
    namesIn(value, found, member);
  }
  return found;
};

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.toLowerCase());

/** Words that name nothing in this field, and British spellings. */
const dialect = [
  'act',
  'agreed',
  'cancelled',
  'centre',
  'dims',
  'elsewhere',
  'enrolment',
  'fault',
  'flaw',
  'found',
  'gone',
  'heard',
  'rehearse',
  'tally',
  'told',
  'unclaim',
];
/** An endpoint whose server answered 410 Gone; a code of a problem that says "not found". */
const exceptions = ['gone', /_NOT_FOUND$/, 'NOT_FOUND'];

describe('names on the wire', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService();
  });
  afterAll(() => service.close());

  it('are the words of the field', async () => {
    const { body } = await service.anyone.get('/openapi.v1.json');
    const names = [...namesIn(body)].filter(
      (name) => !exceptions.some((one) => (typeof one === 'string' ? one === name : one.test(name))),
    );
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter((name) => wordsOf(name).some((word) => dialect.includes(word)))).toEqual([]);
  });
});
