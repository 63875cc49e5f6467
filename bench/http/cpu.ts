import process from 'node:process';

/** Makes a child process answer 'cpu' with its CPU time so far, all threads, in microseconds. */
export const reportCpu = (): void => {
  process.on('message', (message: unknown) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
};
