const form = /^mongodb(?:\+srv)?:\/\/(?:[^@/?#]*@)?[^@/?#,]+(?:,[^@/?#,]+)*(?:\/[^?#]*)?(?:\?[^#]*)?$/;

/**
 * Returns whether an address begins with `mongodb://` or `mongodb+srv://` and names at least one host; the
 * driver validates its options.
 */
export const isMongoAddress = (text: string): boolean => form.test(text);
