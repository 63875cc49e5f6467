import { prepareMongo } from '../../../../src/adapters/mongo/prepare.ts';

const [url = ''] = process.argv.slice(2);
await prepareMongo({ url }, (line) => void process.stdout.write(`${line}\n`));
