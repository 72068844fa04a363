import { type AuditEntry, type AuditKind, limits } from '../../../contract/index.ts'
import { type AuditFilter, auditLog, type Caller, record, type WrittenEvent } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { forms, instantAt, pageFrom, pageSize, readCursor } from '../../database/page-cursor.ts'
import { peopleRepository } from './people.repository.ts'

export interface AuditLogDependencies {
  database: Database
  clock: Clock
  /** Events of one part of a file. @default the usual ones */
  part?: number
}

interface Filter {
  person?: string
  store?: string
  kind?: AuditKind
  from?: string
  to?: string
}

/** The instant of a filter. Throws `request/invalid` for a day that no calendar has. */
function instantOf(name: 'from' | 'to', text: string | undefined): Date | null {
  if (text === undefined) return null
  const at = new Date(text)
  if (Number.isNaN(at.getTime()))
    throw new ProblemError('request/invalid', 'The request does not fit the contract.', {
      errors: [{ path: `query.${name}`, reason: 'must be an instant' }],
    })
  return at
}

const filterOf = ({ person, store, kind, from, to }: Filter): AuditFilter => ({
  person: person ?? null,
  store: store ?? null,
  kind: kind ?? null,
  from: instantOf('from', from),
  to: instantOf('to', to),
})

/** Who did what, when, from where. */
export function auditLogService({ database, clock, part = limits.audit.part }: AuditLogDependencies) {
  const log = auditLog(database)

  async function shown(events: readonly WrittenEvent[]): Promise<(event: WrittenEvent) => AuditEntry> {
    const ids = new Set(events.flatMap(({ by, about }) => [by, about]).filter((id) => id !== null))
    const names = await peopleRepository(database).names([...ids])
    const somebody = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? null })
    return ({ id, at, kind, by, about, store, address, values }) => ({
      id,
      at: at.toISOString(),
      kind,
      by: somebody(by),
      about: somebody(about),
      store,
      address,
      values,
    })
  }

  async function read({ cursor, ...filter }: Filter & { cursor?: string }, size: number) {
    const after = readCursor(cursor, [forms.number, forms.number])
    const events = await log.newest(filterOf(filter), size + 1, after && { at: instantAt(after[0]), id: after[1] })
    return pageFrom(events, await shown(events), ({ microseconds, id }) => [microseconds, id], size)
  }

  return {
    page: (filter: Filter & { cursor?: string }) => read(filter, pageSize),
    /** A part of what is filtered, for a file of which nothing is left out. The first one is written down. */
    async forFile(filter: Filter & { cursor?: string }, by: Caller) {
      const found = await read(filter, part)
      if (filter.cursor === undefined)
        await record(database, { kind: 'audit-exported', at: clock.now(), by: by.id, address: by.address, values: {} })
      return found
    },
  }
}
export type AuditLogService = ReturnType<typeof auditLogService>
