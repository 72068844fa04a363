import type { AuditEntry } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

type Somebody = AuditEntry['by']

/** Sentences of the audit log, in the person's language: what was done, and who somebody is. */
export function useAuditSentences(): { what: (entry: AuditEntry) => string; who: (entry: AuditEntry) => string } {
  const t = useSentences('operator')
  const format = useFormat()
  const named = (somebody: Somebody): string => {
    if (somebody === null) return '–'
    return somebody.name ?? t('audit.deleted', { code: somebody.id.slice(0, 4) })
  }
  const written = (name: string, value: string | number | undefined): string => {
    // What was taken out with a deleted account, or never written by a former version.
    if (value === undefined) return '…'
    if (typeof value === 'number') return format.number(value)
    if (name === 'startsAt') return Number.isNaN(Date.parse(value)) ? value : format.moment(value)
    if (name === 'run') return t(`runs.kinds.${value as 'publication'}`, { defaultValue: value })
    if (name === 'what') return t(`audit.refusals.${value as 'store'}`, { defaultValue: value })
    if (name === 'method') return t(`audit.methods.${value as 'passkey'}`, { defaultValue: value })
    return value
  }
  const names = ['times', 'issuer', 'method', 'former', 'name', 'endsWith', 'account', 'list', 'startsAt', 'run', 'call', 'what'] as const
  return {
    what: ({ kind, values, about }) =>
      t(`audit.kinds.${kind}`, {
        about: named(about),
        ...Object.fromEntries(names.map((name) => [name, written(name, values[name])])),
      }),
    who: ({ kind, by }) => (by === null ? t(kind === 'sign-in-failed' ? 'audit.unknown' : 'audit.installation') : named(by)),
  }
}
