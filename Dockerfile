# The site as an image; deploy/compose.yaml runs it, and deploy/try-compose.sh tries both.
#   docker build --build-arg DEPLOYMENT_ID="$(git rev-parse --short HEAD)" --tag school-site .
# Needs BuildKit or Buildah, for secrets: an npm configuration (--secret id=npmrc,src=FILE) and the key of server actions
# (--secret id=actions_key,src=FILE, 32 bytes in base64), both optional. Next writes the key, or a random one, into the
# build itself: who has the image has the key, so keep the image as private as the key.
ARG NODE_IMAGE=docker.io/library/node:22-trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /srv/school
COPY .npmrc package.json package-lock.json ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci
COPY . .
ARG DEPLOYMENT_ID=
RUN --mount=type=secret,id=actions_key,target=/run/actions_key \
	NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/actions_key 2>/dev/null || true)" npm run build
# Neither what only development needs, nor source maps, nor the caches of the build.
RUN npm prune --omit=dev \
	&& find node_modules .next -name '*.map' -delete \
	&& rm -rf .next/cache .next/trace* .next/turbopack

FROM ${NODE_IMAGE}
# Of no named account: the volumes belong to this number.
RUN mkdir -m 0700 /data /backups && chown 10001:10001 /data /backups
USER 10001:10001
WORKDIR /srv/school
COPY --from=build /srv/school ./
ARG DEPLOYMENT_ID=
# The root file system may be read-only: state is in /data and /backups, and a copy of the build, with the prerendered
# pages, in /tmp. Docker stops the process ten seconds after its signal, unless it is given more (stop_grace_period).
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 DATA_DIR=/data BACKUP_DIR=/backups RUN_DIR=/tmp/site \
	DEPLOYMENT_ID=${DEPLOYMENT_ID}
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=120s --retries=3 CMD ["node", "lib/commands/ready.js"]
ENTRYPOINT ["node", "--conditions=production", "lib/commands/run.js"]
CMD ["start"]
