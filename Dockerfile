# syntax=docker/dockerfile:1
# The site with the server of its own. Next's standalone output would leave that server out; see docs/deploy/README.md.
ARG NODE=node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e
FROM ${NODE} AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY prisma prisma
COPY scripts/install scripts/install
COPY scripts/database/schema-engine.mjs scripts/database/
# What serves, and no package of the tests: decision 146.
RUN node scripts/install/ensure-deps.mjs

FROM dependencies AS build
COPY . .
# Written into the pages, so an image belongs to one address.
ARG SITE_URL
ENV SITE_URL=$SITE_URL NEXT_TELEMETRY_DISABLED=1
# The key of form actions comes from the secret of the site; it is not kept in the image.
RUN --mount=type=secret,id=auth_secret,required=true \
    AUTH_SECRET="$(cat /run/secrets/auth_secret)" npm run build && rm -rf .next/cache

FROM ${NODE}
WORKDIR /site
ARG SITE_URL
ENV NODE_ENV=production SITE_URL=$SITE_URL NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
COPY --from=build --chown=root:root /site ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# The launcher itself, not npm: it must get the signals.
CMD ["node", "--import", "tsx", "scripts/launch/start.ts"]
