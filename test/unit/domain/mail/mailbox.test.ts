import { mailboxOf } from '../../../../src/domain/mail/mail.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Ada@Reels.Example', 'ada@reels.example'],
    [' ada+one+two@reels.example', 'ada@reels.example'],
    ['a.d.a@reels.example', 'a.d.a@reels.example'],
    ['A.da+x@gmail.com', 'ada@gmail.com'],
    ['ad.a@GoogleMail.com', 'ada@gmail.com'],
    ['a.da@gmail.com.example', 'a.da@gmail.com.example'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
