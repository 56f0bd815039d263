/**
 * Which folder may import from which. `docs/architecture.md` draws it; this is what holds it.
 *
 * The first table is of the top-level folders, for values and types. A folder with a rule of its own inside another
 * (`server/admin`) takes that rule instead.
 */
export const MAY_IMPORT = {
  core: [],
  content: ['core'],
  seams: [],
  db: ['core', 'seams'],
  ingest: ['db', 'core', 'content'],
  'ingest/adapters': ['core'],
  find: ['db', 'core'],
  mail: ['db', 'core', 'seams'],
  metrics: ['db', 'core'],
  app: ['db', 'core', 'content', 'seams'],
  server: ['app', 'find', 'mail', 'metrics', 'db', 'core', 'seams'],
  'server/admin': ['app', 'find', 'mail', 'db', 'core', 'content'],
  cli: ['ingest', 'find', 'mail', 'metrics', 'db', 'core', 'content'],
}

/** Types of these may be imported besides: the command starts the built server. */
export const MAY_IMPORT_TYPES = { cli: ['server'] }

/**
 * Inside a folder, a subfolder may import values only of those before it: so no two import each other. A subfolder that
 * is not named here is above all that are, and so are the files of the folder itself, unless `.` frees them. What is
 * loaded later, by `import()`, may be above.
 */
export const LAYERS = {
  app: [
    '.',
    'worker',
    'ui',
    'page',
    'device',
    'figures',
    'filters',
    'catalogue',
    'features',
    'shell',
    'offline',
  ],
  'app/features': ['jobs'],
  'app/features/jobs': ['.', 'my-skills', 'about-me', 'saved', 'share', 'alerts', 'posting'],
  server: [
    'http',
    'metrics',
    'calendars',
    'contact',
    'job-actions',
    'pages',
    'ratings',
    'auth',
    'api',
    'newsletter',
  ],
  ingest: ['text', 'understand', 'network', 'adapters', 'boards', 'links'],
  cli: ['lint', 'process', 'boards', 'ingest'],
}
