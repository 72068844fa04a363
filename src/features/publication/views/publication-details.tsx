import type { ListReference, PlatformCallRecord, Publication } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { Drawer } from '../../../design/drawer/index.ts'
import { Figure } from '../../../design/figure/index.ts'
import { StateBadge } from '../../../design/state-badge/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { actionsOf, type PublicationAction } from '../model/publication-actions.ts'
import type { QueueLine } from '../model/queue.ts'
import { DetailedFaults } from './detailed-faults.tsx'

export interface PublicationDetailsProps {
  line: QueueLine
  /** Products that are not as requested; undefined until they are loaded. */
  faults: Publication['faults'] | undefined
  /** Its calls to the platform; undefined until they are loaded, null when they could not be loaded. */
  calls: { total: number; failed: number; calls: readonly PlatformCallRecord[] } | null | undefined
  hrefOf: (list: ListReference, store: string) => string
  doing: PublicationAction | null
  onAction: (act: PublicationAction) => void
  onClose: () => void
}

interface NumberedCall extends PlatformCallRecord {
  id: number
}

const toneOf = (status: number | null) => (status === null ? 'danger' : status < 300 ? 'success' : status === 429 ? 'warning' : 'danger')

/** The details of a publication: times, figures, faults and calls. */
export function PublicationDetails({ line, faults, calls, hrefOf, doing, onAction, onClose }: PublicationDetailsProps) {
  const t = useSentences('publication-queue')
  const say = useSentences('publication')
  const format = useFormat()
  const {
    listName,
    storeName,
    list,
    store,
    state,
    failure,
    missingRight,
    returns,
    timeZone,
    startsAt,
    endsAt,
    startedAt,
    endedAt,
    requestedAt,
    requestedBy,
    proposedBy,
    automation,
    way,
    written,
    skipped,
    failed,
    toWrite,
    checked,
    verified,
    unseen,
  } = line
  const moment = (instant: string): string => format.moment(instant, timeZone)
  const facts: readonly (readonly [head: string, value: string])[] = [
    [t('facts.asked'), moment(requestedAt)],
    [t('facts.by'), proposedBy === null ? requestedBy : t('onBehalf', { who: requestedBy, by: proposedBy || '—' })],
    ...(automation === null ? [] : [[t('facts.automation'), automation] as const]),
    ...(startsAt === null ? [] : [[t('facts.starts'), `${moment(startsAt)} · ${format.zone(timeZone)}`] as const]),
    ...(startedAt === null ? [] : [[t('facts.began'), moment(startedAt)] as const]),
    ...(endedAt === null ? [] : [[t('facts.ended'), moment(endedAt)] as const]),
    ...(endsAt === null ? [] : [[t('facts.back'), moment(endsAt)] as const]),
    [t('facts.way'), t(`way.${way}`)],
    ...(skipped === 0 ? [] : [[t('facts.skipped'), format.number(skipped)] as const]),
    ...(failed === 0 ? [] : [[t('facts.failed'), format.number(failed)] as const]),
  ]
  const columns: readonly TableColumn<NumberedCall>[] = [
    {
      id: 'call',
      head: t('call'),
      width: 250,
      grow: 1,
      cell: ({ method, path }) => <span className="truncate font-mono text-xs" title={`${method} ${path}`}>{`${method} ${path}`}</span>,
    },
    {
      id: 'status',
      head: t('answer'),
      width: 110,
      phone: 'status',
      cell: ({ status }) => <Badge tone={toneOf(status)}>{status === null ? t('noAnswer') : String(status)}</Badge>,
    },
    {
      id: 'took',
      head: t('took'),
      width: 84,
      align: 'end',
      cell: ({ milliseconds }) => <span className="tabular-nums">{t('milliseconds', { ms: format.number(milliseconds) })}</span>,
    },
    {
      id: 'at',
      head: t('time'),
      width: 96,
      align: 'end',
      cell: ({ at }) => <span className="text-muted tabular-nums">{format.time(at, timeZone)}</span>,
    },
  ]
  const begun = startedAt !== null
  const actions = line.mayChange ? actionsOf(line) : []
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={listName}
      titleAside={<StateBadge state={state} />}
      description={`${storeName} · ${t(`kind.${list.kind}`)}`}
      actions={
        <>
          <ButtonLink tone="quiet" href={hrefOf(list, store)}>
            {t('openList')}
          </ButtonLink>
          {actions.map((act) => (
            <Button
              key={act}
              tone={act === 'cancel' ? 'danger' : act === 'retry' || act === 'now' ? 'accent' : 'neutral'}
              loading={doing === act}
              disabled={doing !== null && doing !== act}
              onClick={() => onAction(act)}
            >
              {say(`acts.${act}`)}
            </Button>
          ))}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {failure !== null && (
          <Banner tone={failure === 'superseded' ? 'info' : 'danger'} title={say(`why.${failure}`)}>
            {missingRight !== null && <span className="break-words">{say('right', { right: missingRight })}</span>}
          </Banner>
        )}
        {returns !== null && <p className="text-sm text-muted">{say('returns')}</p>}
        <div className="grid grid-cols-2 gap-4">
          <Figure
            label={t('facts.written')}
            value={toWrite === null ? '—' : format.number(written)}
            hint={toWrite === null ? t('noResult') : t('facts.of', { total: format.number(toWrite) })}
          />
          <Figure
            label={t('facts.verified')}
            value={checked === 0 ? '—' : format.number(verified)}
            hint={
              checked === 0
                ? t('noResult')
                : [
                    t('facts.of', { total: format.number(checked) }),
                    ...(unseen > 0 ? [say('unseen', { count: unseen, unseen: format.number(unseen) })] : []),
                  ].join(' · ')
            }
          />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {faults && faults.length > 0 && <DetailedFaults faults={faults} />}
        <section className="flex flex-col gap-2" aria-label={t('calls')}>
          <h3 className="font-semibold">{t('calls')}</h3>
          {!begun ? (
            <p className="text-sm text-muted">{t('noCalls')}</p>
          ) : calls === null ? (
            <p className="text-sm text-muted">{t('callsFailed')}</p>
          ) : (
            <>
              <p className="text-sm text-muted">
                {calls && calls.total > 0
                  ? `${t('callsTotal', { count: calls.total, total: format.number(calls.total), failed: format.number(calls.failed) })} ${t('callsHint')}`
                  : calls
                    ? t('noCalls')
                    : t('callsHint')}
              </p>
              {calls?.calls.length !== 0 && (
                <DataTable
                  label={t('calls')}
                  columns={columns}
                  rows={calls?.calls.map((call, id): NumberedCall => ({ ...call, id })) ?? []}
                  state={calls ? undefined : { kind: 'loading' }}
                  idOf={({ id }) => id}
                  nameOf={({ method, path }) => `${method} ${path}`}
                  density="compact"
                  narrowBelow={0}
                />
              )}
            </>
          )}
        </section>
      </div>
    </Drawer>
  )
}
