import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/postgres.ts'
import { connect } from './index.ts'

test.each(['directly', 'through Kysely'])('after closing nobody is connected any more, also where statements were sent %s', async (way) => {
  const fresh = await freshDatabase()
  const connection = connect(fresh.url, { size: 2, directUrl: fresh.directUrl, onFault: () => undefined })
  try {
    if (way === 'directly') await connection.pool.query('select 1')
    else
      await connection.database
        .selectFrom('pg_class' as never)
        .selectAll()
        .limit(1)
        .execute()
    expect(connection.pool.totalCount).toBe(1)
    await connection.close()
    expect(connection.pool.totalCount).toBe(0)
  } finally {
    await fresh.drop()
  }
})
