/** Returns a function that finds a value once for each key, however often it is asked for. */
export const once = <Key, Value>(find: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const values = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = values.get(key) ?? find(key);
    values.set(key, value);
    return value;
  };
};
