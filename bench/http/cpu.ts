import process from 'node:process';

/** A child's part: answers 'cpu' with the microseconds that its process has used so far, all threads. */
export const tellCpu = (): void => {
  process.on('message', (message: unknown) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
};
