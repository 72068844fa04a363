import { plans, type AuditEntry, type PlanName } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { auditNames } from '../model/audit-names.ts'

type Somebody = AuditEntry['by']

/** Sentences of the audit log, in the person's language: what was done, and who somebody is. */
export function useAuditSentences(): { what: (entry: AuditEntry) => string; who: (entry: AuditEntry) => string } {
  const t = useSentences('operator')
  const format = useFormat()
  const named = (somebody: Somebody): string => {
    if (somebody === null) return '–'
    return somebody.name ?? t('audit.deleted', { code: somebody.id.slice(0, 4) })
  }
  const written = (name: (typeof auditNames)[number], values: AuditEntry['values']): string => {
    const value = values[name]
    // What was taken out with a deleted account, or never written by a former version.
    if (value === undefined) return '…'
    if (name === 'amount' && typeof value === 'number' && values.currency !== undefined) return format.money(value, String(values.currency))
    if (typeof value === 'number') return format.number(value)
    if (name === 'plan' && Object.hasOwn(plans, value)) return plans[value as PlanName].title
    if (name === 'startsAt') return Number.isNaN(Date.parse(value)) ? value : format.moment(value)
    if (name === 'run') return t(`runs.kinds.${value as 'publication'}`, { defaultValue: value })
    if (name === 'what') return t(`audit.refusals.${value as 'store'}`, { defaultValue: value })
    if (name === 'method') return t(`audit.methods.${value as 'passkey'}`, { defaultValue: value })
    return value
  }
  return {
    what: ({ kind, values, about }) =>
      t(`audit.kinds.${kind}`, {
        about: named(about),
        ...Object.fromEntries(auditNames.map((name) => [name, written(name, values)])),
      }),
    who: ({ kind, by }) => (by === null ? t(kind === 'sign-in-failed' ? 'audit.unknown' : 'audit.installation') : named(by)),
  }
}
