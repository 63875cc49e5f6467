const form = /^mongodb(?:\+srv)?:\/\/(?:[^@/?#]*@)?[^@/?#,]+(?:,[^@/?#,]+)*(?:\/[^?#]*)?(?:\?[^#]*)?$/;

/** Whether it names at least one host, as `mongodb://` or `mongodb+srv://`; what its options say is the driver's matter. */
export const isMongoAddress = (text: string): boolean => form.test(text);
