import type { Sequence } from '../../contract/index.ts'

/** Ids as PostgreSQL reads an array: far quicker to write than element by element. */
export const idArray = (ids: ArrayLike<number>): string => `{${Array.prototype.join.call(ids, ',')}}`

/** Ids as PostgreSQL writes an array: far quicker to read than element by element. */
export const readIds = (text: string): Sequence => Int32Array.from(JSON.parse(`[${text.slice(1, -1)}]`) as number[])
