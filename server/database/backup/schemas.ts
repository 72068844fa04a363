/**
 * The schemas that are kept: the product's tables, and those of the platform on board. The queue's own
 * (`jobs`) are not: it makes them anew, and what waits is enqueued again from the tables of runs and mails.
 */
export const schemas = ['public', 'simulator']

/** How values are written and read, whatever the server is set to. */
export const plainValues = [
  'datestyle = iso',
  'intervalstyle = postgres',
  'timezone = utc',
  'extra_float_digits = 3',
  'statement_timeout = 0',
]
