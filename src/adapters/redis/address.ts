const decodes = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns whether an address is `redis[s]://[[user]:password@]host[:port][/database]`, as registered with
 * IANA, without anything after it.
 */
export const isRedisAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  return (
    /^rediss?:$/.test(protocol) &&
    hostname !== '' &&
    /^(\/\d{0,5})?$/.test(pathname) &&
    search + hash === '' &&
    decodes(username) &&
    decodes(password)
  );
};
