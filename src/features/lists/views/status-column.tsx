import type { TableColumn } from '../../../design/data-table/index.ts'
import { ListStatusBadge } from '../../../design/list-status-badge/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { ListLine } from '../model/list-line.ts'
import { urgencyOf } from '../model/status-urgency.ts'

/** The column that shows the status of each list; sorted by it, the most urgent comes first. @param timeZone IANA name of the store's */
export const statusColumn = <Line extends ListLine>(head: string, timeZone: string): Omit<TableColumn<Line>, 'width'> => ({
  id: 'state',
  head,
  shape: 'badge',
  phone: 'status',
  sortValue: urgencyOf,
  cell: (line) => <Status line={line} timeZone={timeZone} />,
})

function Status({ line: { status, drifted, nextAt }, timeZone }: { line: ListLine; timeZone: string }) {
  const t = useSentences('lists')
  const format = useFormat()
  const title =
    status === 'drifted'
      ? t('drifted', { count: drifted, drifted: format.number(drifted) })
      : status === 'scheduled' && nextAt !== null
        ? format.moment(nextAt, timeZone)
        : undefined
  return <ListStatusBadge status={status} {...(title === undefined ? {} : { title })} />
}
