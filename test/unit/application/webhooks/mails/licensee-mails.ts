import { contentId } from '../../../../support/builders/builders.ts';
import { valueOf } from '../../../../support/outcomes.ts';
import { fanOut } from '../../../../support/stories/webhook-story.ts';
import { type World } from '../../../../support/worlds/world.ts';

/** Sends the due emails, and returns those about the compliance of licenses. */
export const sent = async (world: World) => {
  await Promise.all(await world.useCases.sendDueMails(1_000));
  return world.sentMails.given.filter(({ kind }) => kind === 'compliance_changed');
};

/** A track that so many platforms license, each in two contents: one for Germany and Austria, one for France. */
export const licensed = async (world: World, platforms: number) => {
  const { trackId } = await world.aTrackInCatalog();
  const contacts: string[] = [];
  const licenses: string[] = [];
  for (let n = 0; n < platforms; n++) {
    const contactEmail = `rights-${String(n).padStart(3, '0')}@platform.example`;
    const { caller } = await world.aRegisteredPlatform({ contactEmail });
    contacts.push(contactEmail);
    for (const [i, territories] of [['AT', 'DE'], ['FR']].entries()) {
      const order = { trackId, contentId: contentId(i), territories };
      licenses.push(valueOf(await world.useCases.issueLicense({ caller, order })).license.licenseId);
    }
  }
  await world.aRegisteredPlatform({ contactEmail: 'stranger@platform.example' });
  await fanOut(world);
  return { trackId, contacts, licenses };
};
