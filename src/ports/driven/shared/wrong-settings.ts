/** An adapter cannot work with its settings. The message begins with the name of the variable and shows no secret. */
export class WrongSettings extends Error {}
