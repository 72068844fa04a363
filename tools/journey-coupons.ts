import pg from 'pg'

/** Makes a coupon that everybody can use, as an operator does. */
export async function addCoupon(databaseUrl: string | undefined, code: string, percent: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      'insert into coupons (code, percent, invoices, request_key, created_at) values ($1, $2, 1, $1, now()) on conflict do nothing',
      [code, percent],
    )
  } finally {
    await client.end()
  }
}
