import { sql } from 'kysely'
import type { FoundProduct, PartnerLimits } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { inside } from './lists.repository.ts'

/**
 * Products that are looked at whose names begin with what is asked, and that hold it anywhere: of a frequent word not all are put in order.
 */
const most = { begin: 60, hold: 240 }

/** Above every character that a name can hold. */
const afterAll = '\u{10ffff}'

const literally = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** A word of one or two characters is in nearly every text: it must begin a word. */
const patternOf = (word: string): string => (word.length < 3 ? `% ${literally(word)}%` : `%${literally(word)}%`)

const idOf = (words: readonly string[]): number | null => {
  const id = words.length === 1 && /^[1-9]\d{0,9}$/.test(words[0]!) ? Number(words[0]) : 0
  return id > 0 && id <= 2_147_483_647 ? id : null
}

/** Finding products of one store by what they are called. */
export const productSearch = (queries: Queries, storeId: string, partner: PartnerLimits | null) => {
  const { categories = null, brands = null } = partner ?? {}
  const within = sql`(
    (${categories}::int[] is null or p.category_id = any(array(select c.id from categories c where c.store_id = ${storeId} and c.path && ${categories}::int[])))
    and (${brands}::int[] is null or p.brand_id = any(${brands}::int[])))`
  const products = sql`product_texts t join products p on p.store_id = ${storeId} and p.id = t.product_id and ${inside} and ${within}`

  return {
    /**
     * The first products that hold every word: the one with this id, names that begin with the words, then those with
     * words that do, then the others. `words` are plain, at least one. Returns one more than `count` where there are more.
     */
    async find(words: readonly string[], count: number): Promise<FoundProduct[]> {
      const searched = words.join(' ')
      const holding = sql.join(
        words.map((word) => sql`t.text like ${patternOf(word)}`),
        sql` and `,
      )
      const beginning = sql.join(
        words.map((word) => sql`t.text like ${`% ${literally(word)}%`}`),
        sql` and `,
      )
      const { rows } = await sql<FoundProduct>`
        with named as (
          select p.id, t.text from ${products} where t.store_id = ${storeId}
            and left(t.text, 64) collate "C" >= ${` ${searched}`} and left(t.text, 64) collate "C" < ${` ${searched}${afterAll}`}
          order by left(t.text, 64) collate "C" limit ${most.begin}),
        held as (select p.id, t.text from ${products} where t.store_id = ${storeId} and ${holding} limit ${most.hold}),
        numbered as (select p.id, t.text from ${products} where t.store_id = ${storeId} and t.product_id = ${idOf(words)}::int),
        candidates as (select id, text from named union select id, text from held union select id, text from numbered),
        best as (
          select t.id, t.text, case when t.id = ${idOf(words)}::int then 0 when t.text like ${` ${literally(searched)}%`} then 1 when ${beginning} then 2 else 3 end as rank
          from candidates t order by rank, t.text collate "C", t.id limit ${count + 1})
        select p.id, p.name, p.reference, p.category_id as "categoryId", coalesce(c.name, '') as category, p.image_url as "imageUrl"
        from best join products p on p.store_id = ${storeId} and p.id = best.id
          left join categories c on c.store_id = ${storeId} and c.id = p.category_id
        order by best.rank, best.text collate "C", p.id`.execute(queries)
      return rows
    },
  }
}
