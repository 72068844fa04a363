import type { ColumnType } from 'kysely'

/** A moment. */
export type Instant = ColumnType<Date, Date | string, Date | string>
/** A document; written as its text. */
export type Json = ColumnType<unknown, string, string>
