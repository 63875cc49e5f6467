import { roles } from '../../../../portal/src/session/permissions.ts';
import { rolesThatMay } from '../../../../src/domain/platforms/members/permissions.ts';

describe('what the pages of the portal offer to a member', () => {
  it.each(Object.entries(roles))('%s is offered to the roles that may call it', (operation, shown) => {
    expect(rolesThatMay(operation)).toEqual(shown);
  });
});
