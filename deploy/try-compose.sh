#!/bin/sh
# Tests compose.yaml with real containers, next to others that run here: builds the image, starts all services,
# publishes through one process and reads from the other, restarts one after the other under load, and removes
# everything.
#   deploy/try-compose.sh
# With Podman: ENGINE=podman COMPOSE=docker-compose DOCKER_HOST=unix:///run/podman/podman.sock deploy/try-compose.sh
# BUILD_OPTIONS are for the build (--secret, --build-arg); SITE_IMAGE names an image that is built already.
set -eu
cd "$(dirname "$0")"
engine=${ENGINE:-docker}
port=${HTTPS_PORT:-8443}
site=https://school.example:$port
trial=$(mktemp -d)

export COMPOSE_PROJECT_NAME=school-trial ENV_FILE="$trial/env" TLS_DIR="$trial" ACME_DIR="$trial" \
	HTTP_PORT=127.0.0.1:${HTTP_PORT:-8080} HTTPS_PORT=127.0.0.1:$port POSTGRES_PASSWORD="$(openssl rand -hex 24)"
cat >"$ENV_FILE" <<-END
	SITE_URL=$site
	STAFF_EMAIL=head@school.example
	STAFF_PASSWORD=$(openssl rand -hex 12)
	APPLICATIONS_PER_HOUR=1000000
END

compose() { ${COMPOSE:-docker compose} --file compose.yaml "$@"; }

finish() {
	code=$?
	rm -f "$trial/load"
	wait
	[ $code -eq 0 ] || compose logs --no-color --tail 30 || true
	compose down --volumes || true
	rm -rf "$trial"
	exit $code
}
trap finish EXIT
trap 'exit 1' INT TERM

say() { echo "== $*"; }

fail() {
	echo "FAILED: $*" >&2
	exit 1
}

# The health of a service: its container's last check.
healthy() {
	[ "$("$engine" inspect --format '{{.State.Health.Status}}' "$(compose ps --quiet "$1")")" = healthy ]
}

await() {
	for _ in $(seq 1 180); do
		healthy "$1" && return
		sleep 1
	done
	fail "$1 is not healthy"
}

ask() { curl --silent --show-error --insecure --max-time 60 --resolve "school.example:$port:127.0.0.1" "$@"; }

# Runs JavaScript in the container of a site process; its function `own` calls that process.
in_site() {
	compose exec -T -e "TOKEN=${token:-}" "$1" node --input-type=module -e "
		const own = (path, body) => fetch('http://127.0.0.1:3000' + path, {
			method: body ? 'POST' : 'GET',
			headers: { 'Content-Type': 'application/json', Authorization: 'JWT ' + process.env.TOKEN },
			body: body && JSON.stringify(body),
		});
		$2"
}

mkdir -p "$trial/live/school.example"
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=school.example \
	-keyout "$trial/live/school.example/privkey.pem" -out "$trial/live/school.example/fullchain.pem" 2>/dev/null
# nginx's workers are of another account.
chmod -R a+rX "$trial"

if [ -z "${SITE_IMAGE:-}" ]; then
	export SITE_IMAGE=school-site:trial
	say "building the image"
	# shellcheck disable=SC2086
	"$engine" build ${BUILD_OPTIONS:-} --file Dockerfile --build-arg DEPLOYMENT_ID=trial --tag "$SITE_IMAGE" ..
fi
say "image: $("$engine" image inspect --format '{{.Size}}' "$SITE_IMAGE") bytes, user $("$engine" image inspect --format '{{.Config.User}}' "$SITE_IMAGE")"

say "starting: both processes at once on an empty database"
compose up --detach
for service in postgres site1 site2 nginx; do await $service; done
compose ps

say "root file system and account"
compose exec -T site1 sh -c 'id -u; touch /srv/school/x 2>&1 || true; grep -E "Cap(Eff|Bnd)|NoNewPrivs" /proc/self/status'
compose exec -T site1 sh -c '! touch /srv/school/x 2>/dev/null && [ "$(id -u)" != 0 ]' || fail "site1 can change its code"

say "publishing at site1, reading at site2"
token=$(in_site site1 "
	const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = process.env;
	const login = await own('/cms/staff/login', { email, password });
	console.log(/payload-token=([^;]+)/.exec(login.headers.get('set-cookie'))[1])")
in_site site2 "await (await own('/notices')).text()"
in_site site1 "
	const notice = { name: 'trial-notice', publishedAt: new Date().toISOString(), _status: 'published' };
	const { status } = await own('/cms/notices', notice);
	if (status !== 201) throw new Error(status)"
in_site site2 "if (!(await (await own('/notices')).text()).includes('trial-notice')) throw new Error('not shown')"
ask --fail --output /dev/null "$site/notices"

say "restarting one after the other under load"
# Each line of the results is a request: its method, and its status or 000 if there was no response.
read_all() {
	while [ -e "$trial/load" ]; do
		for path in "/notices?once=$(date +%s%N)" /api/homeslider; do
			ask --output /dev/null --write-out "GET %{http_code}\n" "$site$path" || true
		done
	done >"$trial/results.$1"
}
apply_all() {
	number=0
	while [ -e "$trial/load" ]; do
		number=$((number + 1))
		body="{\"name\":\"Applicant $1 $number\",\"gender\":2,\"fathers_name\":\"Karim\",\"mothers_name\":\"Rahima\",\"present_class\":3}"
		ask --output /dev/null --write-out "POST %{http_code}\n" --header "Content-Type: application/json" --data "$body" \
			"$site/api/student/student-application-form-post" || true
	done >"$trial/results.$1"
}
touch "$trial/load"
read_all 1 &
apply_all 2 &
apply_all 3 &
for service in site1 site2; do
	compose restart --timeout 30 $service
	await $service
	sleep 2
done
rm "$trial/load"
wait
cat "$trial"/results.* | sort | uniq -c
! grep -hv ' 200$' "$trial"/results.* || fail "requests failed"
stored=$(compose exec -T postgres psql --username=school --tuples-only --no-align \
	--command="SELECT count(*) || ' ' || count(DISTINCT name) FROM applications" school)
sent=$(cat "$trial"/results.* | grep -c '^POST ')
[ "$stored" = "$sent $sent" ] || fail "$sent applications sent; stored, and different ones: $stored"
say "no request failed; $sent applications sent, each stored once"
