import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import type { OpenApiDocument } from '../../../src/adapters/http/reference/operations/document-shape.ts';
import { placedIn, type PlacedOperation } from '../../../src/adapters/http/reference/operations/placed.ts';
import { samplesOf, type Sample } from '../../../src/adapters/http/reference/samples/samples.ts';
import { needing } from '../../support/needing.ts';
import { aService, type TestService } from '../../support/service/service.ts';

const run = promisify(execFile);
const client = join(import.meta.dirname, '../../../clients/typescript/src/index.ts');

/** The issues that the compiler finds in programs, by their names. */
const issuesIn = (programs: ReadonlyMap<string, string>): readonly string[] => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    allowImportingTsExtensions: true,
    noUncheckedIndexedAccess: true,
    types: ['node'],
    skipLibCheck: true,
  };
  const folder = join(import.meta.dirname, 'samples');
  const files = new Map([...programs].map(([name, text]) => [join(folder, `${name}.mts`), text]));
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...more) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, target, ...more)
      : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
};

needing('python', 'the samples of the reference', () => {
  let service: TestService;
  let document: OpenApiDocument;
  let folder: string;
  beforeAll(async () => {
    service = await aService();
    await service.aTrackInCatalog();
    document = (await (await fetch(`${service.baseUrl}/openapi.v1.json`)).json()) as OpenApiDocument;
    folder = await mkdtemp(join(tmpdir(), 'samples-'));
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const codeOf = (placed: PlacedOperation, id: Sample['id']): string =>
    samplesOf(placed, document).find((sample) => sample.id === id)?.code ?? '';

  it('compile with the typed client, for every operation', () => {
    const programs = placedIn(document).map((placed): [string, string] => [
      placed.operation.operationId,
      codeOf(placed, 'typescript').replace('@platform-licensing/client', client),
    ]);
    expect(programs.length).toBeGreaterThan(100);
    expect(issuesIn(new Map(programs))).toEqual([]);
    expect(
      issuesIn(
        new Map([
          ['wrong', `import { PlatformLicensing } from '${client}';\nconst api: number = PlatformLicensing;`],
        ]),
      ),
    ).toHaveLength(1);
  });

  it('are Python, for every operation', async () => {
    const files = await Promise.all(
      placedIn(document).map(async (placed) => {
        const file = join(folder, `${placed.operation.operationId}.py`);
        await writeFile(file, codeOf(placed, 'python'));
        return file;
      }),
    );
    await run('python3', ['-m', 'py_compile', ...files]);
  });

  /** Runs a sample, and returns what it printed. */
  const printedBy = async ({ id, code }: Sample, environment: NodeJS.ProcessEnv): Promise<string> => {
    const options = { env: { ...process.env, NODE_OPTIONS: '', ...environment } };
    const file = join(folder, id === 'python' ? 'run.py' : id === 'curl' ? 'run.sh' : 'run.mts');
    await writeFile(file, code.replace('@platform-licensing/client', pathToFileURL(client).href));
    const program = id === 'python' ? 'python3' : id === 'curl' ? 'bash' : process.execPath;
    return (await run(program, [file], options)).stdout;
  };

  it('run in each language, and get the same response', async () => {
    const { apiKey } = await service.aPartner();
    const environment = { API_KEY: apiKey };
    const named = (operationId: string) =>
      placedIn(document).find(({ operation }) => operation.operationId === operationId);
    for (const operationId of ['searchTracks', 'listLicenses', 'listUsageEvents', 'getLicenseKeys']) {
      const placed = named(operationId);
      if (!placed) throw new Error(`${operationId} is no operation`);
      const [curl, typescript, python] = samplesOf(placed, document);
      if (!curl || !typescript || !python) throw new Error('a language is missing');
      const expected: unknown = JSON.parse(
        await printedBy({ ...curl, code: `${curl.code} -s` }, environment),
      );
      const asJson = typescript.code.replace('console.log(result)', 'console.log(JSON.stringify(result))');
      expect(JSON.parse(await printedBy({ ...typescript, code: asJson }, environment))).toEqual(expected);
      const dumped = python.code.replace('print(response.json())', 'print(response.text)');
      expect(JSON.parse(await printedBy({ ...python, code: dumped }, environment))).toEqual(expected);
    }
  });
});
