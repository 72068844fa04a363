import { useMemo } from 'react'
import { type AuditEntry, auditKinds } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { DayRangeFilter } from '../../../design/date-range-picker/index.ts'
import { DownloadIcon } from '../../../design/icon/index.ts'
import { Select } from '../../../design/select/index.ts'
import { Tag } from '../../../design/tag/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { daysOf, type OperatorRequest } from '../model/operator-request.ts'
import { ListFrame, type OperatorList, TwoLines, useListState } from './operator-list.tsx'
import { useAuditSentences } from './use-audit-sentences.ts'

export interface AuditViewProps {
  list: OperatorList<AuditEntry>
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  /** It is being written into a file. */
  exporting: boolean
  onExport: () => void
  /** The day it is where the person is, YYYY-MM-DD. */
  today: string
  /** Where they are: an IANA name. */
  timeZone: string
}

/** Who did what, when, from where. */
export function AuditView({ list, requested, onAsk, exporting, onExport, today, timeZone }: AuditViewProps) {
  const t = useSentences('operator')
  const format = useFormat()
  const { what, who } = useAuditSentences()
  const columns = useMemo<readonly TableColumn<AuditEntry>[]>(
    () => [
      {
        id: 'what',
        head: t('audit.what'),
        width: 320,
        grow: 3,
        cell: (entry) => (
          <span dir="auto" className="line-clamp-2 whitespace-normal" title={what(entry)}>
            {what(entry)}
          </span>
        ),
      },
      {
        id: 'who',
        head: t('audit.who'),
        width: 180,
        grow: 1,
        phone: 'status',
        cell: (entry) => (
          <span dir="auto" className={`truncate ${entry.by?.name ? '' : 'text-muted'}`} title={who(entry)}>
            {who(entry)}
          </span>
        ),
      },
      {
        id: 'store',
        head: t('audit.store'),
        width: 150,
        cell: ({ store }) => (store === null ? <span className="text-muted">–</span> : <span className="truncate">{store}</span>),
        phoneCell: ({ store }) => (store === null ? null : <span className="text-muted">{store}</span>),
      },
      {
        id: 'when',
        head: t('audit.when'),
        width: 210,
        cell: ({ at, address }) => <TwoLines first={format.moment(at)} second={address ?? '–'} mono />,
        phoneCell: ({ at }) => <span className="text-muted tabular-nums">{format.moment(at)}</span>,
      },
    ],
    // Both sentences follow the language, as `t` does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [t, format],
  )
  return (
    <ListFrame list={list}>
      <DataTable
        label={t('tab.audit')}
        columns={columns}
        rows={list.rows ?? []}
        idOf={({ id }) => id}
        nameOf={what}
        state={useListState(list, { title: t('audit.none.title'), advice: t('audit.none.advice') })}
        toolbar={
          <>
            <span className="w-56 max-sm:w-full">
              <Select
                aria-label={t('audit.kind')}
                value={requested.kind}
                onValueChange={(kind) => onAsk({ kind })}
                options={[
                  { value: '', label: t('audit.allKinds') },
                  ...auditKinds.map((value) => ({ value, label: t(`audit.names.${value}`) })),
                ]}
              />
            </span>
            <span className="max-sm:w-full max-sm:[&>button]:w-full">
              <DayRangeFilter
                label={t('audit.days')}
                value={daysOf(requested, today)}
                onValueChange={(days) => onAsk(days ?? { from: '', to: '' })}
                today={today}
                timeZone={timeZone}
              />
            </span>
            {requested.person !== '' && (
              <Tag onRemove={() => onAsk({ person: '', personName: '' })}>
                {t('audit.person', { name: requested.personName === '' ? requested.person.slice(0, 4) : requested.personName })}
              </Tag>
            )}
            {requested.store !== '' && <Tag onRemove={() => onAsk({ store: '' })}>{requested.store}</Tag>}
            <span className="ms-auto max-sm:ms-0 max-sm:w-full max-sm:[&>*]:w-full">
              <Button icon={<DownloadIcon />} loading={exporting} disabled={(list.rows ?? []).length === 0} onClick={onExport}>
                {t('audit.export')}
              </Button>
            </span>
          </>
        }
      />
      <p className="text-sm text-muted">{t('audit.kept')}</p>
    </ListFrame>
  )
}
