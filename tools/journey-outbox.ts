import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const maxWait = 60_000

/**
 * The link in the last message of a kind to somebody, once a server without a mail server has put one into its outbox.
 *
 * @throws when none comes within a minute
 */
export async function lastLink(databaseUrl: string | undefined, email: string, kind: string): Promise<string> {
  if (databaseUrl === undefined)
    throw new Error('The outbox is read from the database of the journeys: start them by npm run test:journeys.')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const deadline = Date.now() + maxWait
    while (Date.now() < deadline) {
      const { rows } = await client.query<{ text: string }>(
        'select body_text as text from mails where receiver = $1 and kind = $2 order by created_at desc limit 1',
        [email, kind],
      )
      const link = /https?:\S+#[A-Za-z0-9_-]{32}/.exec(rows[0]?.text ?? '')?.[0]
      if (link !== undefined) return link
      await sleep(100)
    }
    throw new Error(`No message of the kind ${kind} came to ${email}.`)
  } finally {
    await client.end()
  }
}

/** Sets the count of messages per network to zero: after nine the server asks for waits, and several files of journeys share one server. */
export async function forgetRequestedMessages(databaseUrl: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`delete from sign_in_attempts where scope = 'mail-address'`)
  } finally {
    await client.end()
  }
}

/** Lets the sessions of a person have begun some seconds ago. */
export async function signedInBefore(databaseUrl: string | undefined, email: string, seconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [model, field] of [
      ['Session', 'loginTs'],
      ['RefreshToken', 'authTime'],
    ])
      await client.query(
        `update oidc_payloads set payload = jsonb_set(payload, array[$2], to_jsonb((payload->>$2)::bigint - $3::bigint))
         where model = $1 and payload ? $2 and payload->>'accountId' = (select id::text from people where email = $4)`,
        [model, field, seconds, email],
      )
  } finally {
    await client.end()
  }
}
