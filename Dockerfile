# syntax=docker/dockerfile:1
# The shop without an embedded database: it needs a PostgreSQL (DATABASE_URL). docs/deploy.md says how to run it.

# Node's version is that of package-lock.json; a test compares them.
ARG NODE_IMAGE=node:26.10.0-trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
# The packages have a layer of their own, which is kept while package-lock.json is the same.
COPY package.json package-lock.json .npmrc ./
COPY scripts/prepare-start.mjs scripts/
RUN node scripts/prepare-start.mjs --no-build
COPY . .
RUN npm run build:release -- --lean --to /release

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data
# Memory that is freed goes back to the system (docs/decisions/0048).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304
RUN install --directory --owner=node --group=node --mode=700 /data
WORKDIR /kiran
# Owned by root: the shop cannot change its own code.
COPY --from=build /release ./
# By number, so that Kubernetes can check runAsNonRoot.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/check-health.mjs"]
CMD ["node", "--max-semi-space-size=8", "--v8-pool-size=0", "scripts/start-release.mjs"]
