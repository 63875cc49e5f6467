import { csvRows } from '../../../../../src/adapters/http/vocabulary/csv.ts';

describe('a CSV file', () => {
  it.each(['=1', '+1', '-1', '@A1', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠A1'])(
    'marks text that a spreadsheet would run as a formula: %j',
    (text) => {
      expect(csvRows([[text]])).toMatch(/^"?'/);
    },
  );

  it('leaves numbers and other text as they are, and quotes separators', () => {
    expect(csvRows([[-1, true, undefined, 'a=1', 'a,"b"\n']])).toBe('-1,true,,a=1,"a,""b""\n"\r\n');
  });
});
