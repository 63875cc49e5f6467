// Runs first in npm's scripts, on the Node of the system, so it uses only syntax of old versions.
var fs = require('fs');
var path = require('path');

var needed = 24;
var root = path.join(__dirname, '..');
var system = process.platform + '-' + process.arch;
var pinned = path.join('node-' + system, 'bin', 'node');
var link = path.join(root, 'node_modules', '.bin', 'node');

/** Restores a link: npm 10 installs the pinned Node, and removes its link when it omits the packages of other systems. */
function relink() {
  if (!fs.existsSync(path.join(root, 'node_modules', pinned))) return false;
  if (!fs.existsSync(link)) fs.symlinkSync(path.join('..', pinned), link);
  return true;
}

function complaint() {
  if (process.platform === 'win32' && !process.env.SHLVL) {
    return 'On Windows the npm scripts need a POSIX shell: npm config set script-shell bash (it comes with Git).';
  }
  if (parseInt(process.versions.node, 10) >= needed || relink()) return '';
  var found = 'this is ' + process.version + ', and none is pinned for ' + system;
  return 'Node ' + needed + ' or newer is needed; ' + found + '.';
}

if (complaint()) {
  console.error(complaint());
  process.exit(1);
}
