import { bodyOf, emptyDraft } from '../../../../portal/src/session/register/registration-draft.ts';

const draft = { ...emptyDraft, name: ' Harbour Video ', contactEmail: ' ada@harbour.example ' };
const body = { name: 'Harbour Video', contactEmail: 'ada@harbour.example', acceptTerms: true };

describe('the request of a registration', () => {
  it('leaves out the fields that are empty', () => {
    expect(bodyOf({ ...draft, slug: ' ', useCase: '\n' })).toEqual(body);
  });

  it('keeps the order in which content types were selected', () => {
    const contentTypes = ['film', 'ugc_video'];
    expect(bodyOf({ ...draft, contentTypes })).toEqual({ ...body, contentTypes });
  });

  it('joins the lines of the use, because the service takes one line', () => {
    const useCase = ' Clips of ships,\n\nby our users\r\nand\u2028us ';
    expect(bodyOf({ ...draft, slug: 'harbour', useCase })).toEqual({
      ...body,
      slug: 'harbour',
      useCase: 'Clips of ships, by our users and us',
    });
  });
});
