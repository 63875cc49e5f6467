import { problemRows } from '../../../../../src/adapters/http/kernel/problems/problems.ts';

it('says to the reviewer who made the decision what to do instead', () => {
  const { code, detail } = problemRows['reviewer-decided'];
  expect(code).toBe('STATE_CONFLICT');
  expect(detail).toMatch(/another member of staff .* invite one .* lift the decision yourself/);
});
