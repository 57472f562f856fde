#!/bin/sh
# Checks the systemd units: their syntax, how much they allow, and that all services are hardened in the same way.
set -eu
cd "$(dirname "$0")"
hardening() { sed -n '/^# Hardening/,/^$/p' "$1" | grep -v '^#'; }

systemd-analyze verify ./school.service ./school.socket ./school@.service
# Those of several schools as `node school.js add` leaves them: with a name, and the port of its socket.
units=$(mktemp -d)
trap 'rm -rf "$units"' EXIT
cp schools/schools@.service schools/schools@.socket schools/schools-wake.* "$units"
mkdir "$units/schools@trial.socket.d"
printf '[Socket]\nListenStream=127.0.0.1:3101\n' >"$units/schools@trial.socket.d/port.conf"
(cd "$units" && SYSTEMD_UNIT_PATH="$units:" systemd-analyze verify schools@trial.service schools@trial.socket schools-wake.timer)

for unit in school.service school@.service schools/schools@.service; do
	# Exposure below 2.0 of 10.
	report=$(systemd-analyze security --offline=true --threshold=20 "./$unit")
	echo "$report" | tail -1
done
for unit in school@.service schools/schools@.service; do
	[ "$(hardening school.service)" = "$(hardening $unit)" ] || {
		echo "The services are hardened differently: $unit" >&2
		exit 1
	}
done
echo "The units are correct"
