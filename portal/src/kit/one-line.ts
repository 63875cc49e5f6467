/** Returns a text as one line: the service rejects line breaks in reasons and names. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
