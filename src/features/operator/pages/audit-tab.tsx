import { useState } from 'react'
import { type AuditEntry, auditKinds, exportAuditLog, readAuditLog } from '../../../../contract/index.ts'
import { useApi } from '../../../api/index.ts'
import { download } from '../../../design/download/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { useList } from '../data/use-list.ts'
import { useSorry } from '../data/use-sorry.ts'
import { auditCsv } from '../model/audit-csv.ts'
import { among, given } from '../model/given.ts'
import { instantsOf } from '../model/operator-request.ts'
import { AuditView } from '../views/audit-view.tsx'
import { useAuditSentences } from '../views/use-audit-sentences.ts'
import type { TabProps } from './tab-props.ts'

const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now())

/** What was done, by whom and when. */
export function AuditTab({ requested, filter, ...parts }: TabProps) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const format = useFormat()
  const { what, who } = useAuditSentences()
  const [exporting, setExporting] = useState(false)
  const { person, store, kind } = requested
  const query = {
    ...given('person', person),
    ...given('store', store),
    ...given('kind', among(auditKinds, kind)),
    ...instantsOf(requested),
  }
  const list = useList(readAuditLog, query)
  const line = (entry: AuditEntry) => ({
    when: entry.at,
    who: who(entry),
    what: what(entry),
    store: entry.store ?? '',
    address: entry.address ?? '',
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const exportAll = async (): Promise<void> => {
    setExporting(true)
    try {
      const heads = {
        when: t('audit.when'),
        who: t('audit.who'),
        what: t('audit.what'),
        store: t('audit.store'),
        address: t('audit.where'),
      }
      const read = (cursor: string | null) => call(exportAuditLog, { query: { ...query, ...given('cursor', cursor ?? '') } })
      const file = await auditCsv(heads, read, line)
      download(
        new Blob([...file.parts], { type: 'text/csv;charset=utf-8' }),
        `${t('audit.file')}-${new Date().toISOString().slice(0, 10)}.csv`,
      )
      notify.success(t('audit.exported', { count: file.events, number: format.number(file.events) }), { id: 'operator' })
    } catch (error) {
      sorry(error)
    } finally {
      setExporting(false)
    }
  }
  return (
    <AuditView
      {...parts}
      requested={requested}
      list={{ ...list, ...filter }}
      exporting={exporting}
      onExport={() => void exportAll()}
      today={todayIn(timeZone)}
      timeZone={timeZone}
    />
  )
}
