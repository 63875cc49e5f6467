/** Milliseconds of processor time that this process spends on it: as many on a machine that is busy with other things. */
export const cpuMsOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
