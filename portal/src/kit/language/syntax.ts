/** Whether a message has arguments, tags or quotes of ICU MessageFormat. Any other message is its own text. */
export const hasSyntax = (message: string): boolean => /[{<']/.test(message);
