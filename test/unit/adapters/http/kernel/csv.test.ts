import { csvRows } from '../../../../../src/adapters/http/vocabulary/csv.ts';

describe('a CSV file', () => {
  it.each(['=1', '+1', '-1', '@A1', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠A1'])(
    'marks text that a spreadsheet would run as a formula: %j',
    (text) => {
      expect(csvRows([[text]])).toMatch(/^"?'/);
    },
  );

  it.each([
    ['clip;=1+1', "clip;'=1+1\r\n"],
    ['clip;@A1;-2', "clip;'@A1;'-2\r\n"],
    ['two\n=1', `"two\n'=1"\r\n`],
    ['two\r\n+1', `"two\r\n'+1"\r\n`],
  ])('marks a formula that begins where some programs begin another cell: %j', (text, row) => {
    expect(csvRows([[text]])).toBe(row);
  });

  it('leaves numbers and other text as they are, and quotes separators', () => {
    expect(csvRows([[-1, true, undefined, 'a=1; b-1', 'a,"b"\n']])).toBe('-1,true,,a=1; b-1,"a,""b""\n"\r\n');
  });
});
