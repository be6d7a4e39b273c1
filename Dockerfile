# One build, three small images: docker build --target web|job-post|partim .
ARG NODE_IMAGE=node:26-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS sources
COPY . .

FROM sources AS build-web
RUN node scripts/image.mjs web

FROM sources AS build-job-post
RUN node scripts/image.mjs job-post

FROM sources AS build-partim
RUN node scripts/image.mjs partim

FROM ${NODE_IMAGE} AS runtime
# Nothing is installed at run time.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn-* /usr/local/bin/yarn*
ENV NODE_ENV=production PORT=8080
WORKDIR /app
USER node
EXPOSE 8080

FROM runtime AS web
ENV HOSTNAME=0.0.0.0
COPY --from=build-web --chown=root:root /src/.next/standalone ./
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Rendering makes many short-lived objects: with more room for them they are collected less often.
CMD ["node", "--max-semi-space-size=32", "server.js"]

FROM runtime AS job-post
COPY --from=build-job-post --chown=root:root /src/.build/image/job-post ./
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]

FROM runtime AS partim
COPY --from=build-partim --chown=root:root /src/.build/image/partim ./
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
