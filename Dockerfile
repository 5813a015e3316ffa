# The version of Node is that of package.json (a test compares them). A tag can be moved to another image; to pin the
# image itself, see "Pin the base image" in docs/operations.md. For x64 and arm64:
#   docker buildx build --platform linux/amd64,linux/arm64 --tag airelle .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY .npmrc package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG LOCALE_STRATEGY=prefix_except_default
RUN npm run build
# Without the build's tools, and without the second Node that npm brought: the image has one.
RUN node scripts/production-only.ts --without node

FROM node:24.21.0-bookworm-slim
ARG LOCALE_STRATEGY=prefix_except_default
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOCALE_STRATEGY=${LOCALE_STRATEGY}
WORKDIR /site
# Everything belongs to root: the server can change nothing but /data. A number, so that Kubernetes can tell it is not root.
RUN install --directory --owner=10001 --group=10001 --mode=0700 /data /backups
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/package.json /site/server.ts /site/start.js ./
# The sources are for the scripts: backup, restore, leads, staff.
COPY --from=build /site/scripts scripts
COPY --from=build /site/content content
COPY --from=build /site/app app
COPY --from=build /site/build build
# What Node compiles is kept in the image, by the user that will read it (Node keeps a cache for each), then made
# read-only like everything else.
RUN install --directory --owner=10001 --group=10001 build/compiled
USER 10001:10001
RUN node scripts/fill-compile-cache.ts
USER root
RUN chown -R root:root build/compiled && chmod -R u=rwX,go=rX build/compiled
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Healthy means that pages are served: compose starts the proxy only then, and with a full disk that is better than no site.
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s --retries=3 CMD ["node", "scripts/healthcheck.ts", "--path", "/healthz"]
ENTRYPOINT ["node"]
CMD ["--max-semi-space-size=8", "--v8-pool-size=1", "start.js", "--as-built"]
