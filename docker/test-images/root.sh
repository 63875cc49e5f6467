# shellcheck shell=bash
# Sourced: a folder that becomes the root of an image.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tag=${1:?the tag of the image}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
mkdir -p "$root"/{etc,tmp,data,dev,proc,sys,run}
chmod 755 "$work" "$root"
chmod 1777 "$root/tmp"
echo 'hosts: files dns' >"$root/etc/nsswitch.conf"
echo 'root:x:0:0:root:/:/bin/sh' >"$root/etc/passwd"
echo 'root:x:0:' >"$root/etc/group"

# quietly COMMAND…: prints output only if the command fails.
quietly() { "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }; }

# packages NAME…: what these Debian packages hold, without documentation and without those that they depend on.
packages() {
  local dir package
  for dir in bin sbin lib lib64; do
    mkdir -p "$root/usr/$dir"
    ln -s "usr/$dir" "$root/$dir"
  done
  mkdir "$work/deb"
  (cd "$work/deb" && quietly apt-get -qq download -o APT::Sandbox::User=root "$@")
  for package in "$work"/deb/*.deb; do
    dpkg-deb --fsys-tarfile "$package" |
      tar -x -C "$root" --keep-directory-symlink --exclude='./usr/share/*' --exclude='*/gconv/*'
  done
}

# go_program MODULE@VERSION: one static program at the root.
go_program() {
  CGO_ENABLED=0 GOFLAGS=-trimpath GOBIN="$root" quietly go install -ldflags='-s -w' "$1"
}

# image INSTRUCTION…: makes the image of the root, with these lines of a Dockerfile.
image() {
  local line lines=()
  for line in "$@"; do lines+=(--change "$line"); done
  tar -C "$root" -c . | docker import "${lines[@]}" - "$tag" >/dev/null
}
