import { sql } from 'kysely'

/**
 * Marks a statement that reads the rows of every store on purpose: on several machines each of them is asked. For what
 * finds stores with work, for figures of the server, and for a figure of each of a person's stores; such a statement
 * changes and locks nothing. Every other one names its store (see stories/decisions/0020-ready-for-more-machines.mdx).
 */
export const everyStore = sql.raw('/* every store */')
