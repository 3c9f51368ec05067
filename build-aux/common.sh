# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by build-aux/run, build-aux/test and .ci/run; sourced in the top folder.

# Whether packages came that an older build folder does not know of.
installed=false

# install_packages PURPOSE: installs what `build-aux/packages PURPOSE` lists and is not there yet.
install_packages() {
  local wanted missing=() package root=()
  wanted=$(build-aux/packages "$1")
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian: please see to it yourself that these are installed:" $wanted >&2
    return
  fi
  for package in $wanted; do
    dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed ||
      missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "Some packages are missing. Please run this as root, then try again:" >&2
      echo "  apt-get install --no-install-recommends ${missing[*]}" >&2
      return 1
    fi
    root=(sudo)
  fi
  echo "Installing Debian packages: ${missing[*]}"
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -q </dev/null
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "${missing[@]}" </dev/null
  installed=true
}

# build FOLDER [MESON-OPTION]...: configures a build folder if need be, and compiles.
build() {
  local folder=$1
  shift
  if [ ! -f "$folder/build.ninja" ]; then
    meson setup "$folder" "$@"
  elif $installed; then
    meson setup --reconfigure "$folder" "$@"
  fi
  meson compile -C "$folder"
}

# run_group FOLDER NAME DISPLAY [ARGUMENT]...: runs `meson test` on a display, from that number on,
# and a bus of its own; its log is meson-logs/NAME.json.
run_group() {
  local folder=$1 name=$2 display=$3 runtime status=0
  shift 3
  rm -f "$folder/meson-logs/$name.json"
  runtime=$(mktemp -d)
  chmod 700 "$runtime"
  env -u WAYLAND_DISPLAY XDG_RUNTIME_DIR="$runtime" \
    xvfb-run -a -n "$display" -s '-screen 0 1280x800x24 -noreset' \
    dbus-run-session -- \
    meson test -C "$folder" --no-rebuild --print-errorlogs --logbase "$name" "$@" </dev/null ||
    status=$?
  rm -rf "$runtime"
  return $status
}

# run_tests FOLDER [ARGUMENT]...: runs `meson test`, and prints `N passed, N failed` as the last
# line.
run_tests() {
  local folder=$1 status=0
  shift
  rm -rf "$folder/tests/home"
  run_group "$folder" testlog 99 "$@" || status=$?
  build-aux/count-tests "$folder/meson-logs/testlog.json" || status=1
  return $status
}

# run_all_tests FOLDER [ARGUMENT]...: runs all tests, those of the window in two halves at the same
# time, since each needs a display for itself; prints as run_tests does.
run_all_tests() {
  local folder=$1 status=0 first
  shift
  rm -rf "$folder/tests/home"
  run_group "$folder" engine 99 --suite engine "$@" || status=$?
  run_group "$folder" ui-first 199 --suite ui-first "$@" >"$folder/meson-logs/first.out" 2>&1 &
  first=$!
  run_group "$folder" ui-second 299 --suite ui-second "$@" || status=$?
  wait $first || status=$?
  cat "$folder/meson-logs/first.out"
  build-aux/count-tests "$folder/meson-logs/"{engine,ui-first,ui-second}.json || status=1
  return $status
}
