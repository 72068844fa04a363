import pg from 'pg'

/**
 * What somebody publishes needs approval from now on, or does not, in every store that they are a partner of.
 *
 * @throws when the server's database is not known
 */
export async function needsApproval(databaseUrl: string | undefined, email: string, approval: boolean): Promise<void> {
  if (databaseUrl === undefined)
    throw new Error('Memberships are changed in the database of the journeys: start them by npm run test:journeys.')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      "update memberships set approval = $2 from people where people.id = memberships.person_id and people.email = $1 and role = 'partner'",
      [email, approval],
    )
  } finally {
    await client.end()
  }
}
