#!/bin/sh
# Checks the systemd units: their syntax, how much they allow, and that both services are hardened in the same way.
set -eu
cd "$(dirname "$0")"
hardening() { sed -n '/^# Hardening/,/^$/p' "$1" | grep -v '^#'; }

systemd-analyze verify ./school.service ./school.socket ./school@.service
for unit in school.service school@.service; do
	# Exposure below 2.0 of 10.
	report=$(systemd-analyze security --offline=true --threshold=20 "./$unit")
	echo "$report" | tail -1
done
[ "$(hardening school.service)" = "$(hardening school@.service)" ] || {
	echo "The services are hardened differently" >&2
	exit 1
}
echo "The units are correct"
