# The site, the worker and the commands are one image. Not root, no secrets: settings come from the environment.
# docker build -t pravesh .

FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without the Node that the lock file brings for machines with an older one: the image has its own.
RUN npm ci --omit=dev && npm cache clean --force && rm -rf node_modules/node-bin-* node_modules/node-linux-* node_modules/.bin/node

FROM node:26-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LOG_LEVEL=info
WORKDIR /app
# Owned by root, so that the process cannot change its own code.
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json package-lock.json react-router.config.ts tsconfig.json vite.config.ts ./
COPY app ./app
COPY cli ./cli
COPY content ./content
COPY core ./core
COPY db ./db
COPY find ./find
COPY ingest ./ingest
COPY mail ./mail
COPY metrics ./metrics
COPY public ./public
COPY seams ./seams
COPY server ./server
# For the embedded database, without DATABASE_URL, and for backups: mount volumes here.
RUN mkdir .data backups && chown node:node .data backups
USER node
EXPOSE 3000
# Alive, and not ready: a restart does not bring a database back.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not npm, which would not pass SIGTERM on.
CMD ["node", "--import", "./cli/check-node.js", "cli/site/start.ts"]
