/** What a write sends, or why it must not be sent. */
export type ProductBody = { body: Record<string, unknown> } | { refused: 'no-release-date' }

/**
 * The body that changes the score and nothing else. A write replaces the whole product, so everything that was read goes back, except
 * what VTEX does not take: the id, nulls (absent means null there), and spaces at the end of texts (they fail the write without a word).
 *
 * A product without a release date would get today's by being written. That is more than its score, so it is refused unless
 * `mayDate` says that the merchant accepts it.
 */
export function bodyWithScore(read: Readonly<Record<string, unknown>>, score: number, mayDate: boolean): ProductBody {
  if ((read.ReleaseDate ?? null) === null && !mayDate) {
    return { refused: 'no-release-date' }
  }
  const kept = Object.entries(read).filter(([name, value]) => name !== 'Id' && value !== null)
  const sent = kept.map(([name, value]) => [name, typeof value === 'string' ? value.replace(/ +$/, '') : value])
  return { body: { ...(Object.fromEntries(sent) as Record<string, unknown>), Score: score } }
}

/** Names of the fields that VTEX stored otherwise than they were sent; `null`, absent and empty are one. */
export function changedFields(sent: Readonly<Record<string, unknown>>, stored: Readonly<Record<string, unknown>>): string[] {
  const plain = (value: unknown) => (value === undefined || value === '' ? null : value)
  const same = (name: string) => JSON.stringify(plain(sent[name])) === JSON.stringify(plain(stored[name]))
  return [...new Set([...Object.keys(sent), ...Object.keys(stored)])].filter((name) => name !== 'Id' && !same(name))
}
