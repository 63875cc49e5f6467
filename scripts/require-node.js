// Runs first in every npm script, on whatever Node there is: syntax that the oldest understands.
var needed = 24;
var windowsShell = process.platform === 'win32' && !process.env.SHLVL;
var problem;

if (parseInt(process.versions.node, 10) < needed) {
  problem =
    'This service needs Node ' +
    needed +
    ' or newer; this is Node ' +
    process.versions.node +
    ' on ' +
    process.platform +
    '-' +
    process.arch +
    ', for which no pinned Node was installed. Install Node ' +
    needed +
    '.';
} else if (windowsShell) {
  problem =
    'On Windows the npm scripts need a POSIX shell: npm config set script-shell bash (Git for Windows has one).';
}

if (problem) {
  console.error(problem);
  process.exit(1);
}
