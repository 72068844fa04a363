import { Banner } from '../../../src/design/banner/index.ts'
import { Badge } from '../../../src/design/badge/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Drawer } from '../../../src/design/drawer/index.ts'
import { Figure } from '../../../src/design/figure/index.ts'
import { StateBadge } from '../../../src/design/state-badge/index.ts'
import { useSpeech } from '../frame/index.ts'
import { indexAdminWords } from './index-admin.words.ts'
import { callsOf, type PlatformCall, type QueuedPublication } from './publications.ts'
import { actsIn, type QueueAct } from './queue-actions.tsx'

export interface PublicationDetailsProps {
  publication: QueuedPublication | null
  onClose: () => void
  onAct: (act: QueueAct, publication: QueuedPublication) => void
}

/** A publication looked at closely: its times, its figures, and the calls that it made. */
export function PublicationDetails({ publication, onClose, onAct }: PublicationDetailsProps) {
  const { say, format } = useSpeech(indexAdminWords)
  if (!publication) return null
  const { list, store, kind, state, start, end, endedAt, by, written, writes, verified, checked } = publication
  const begun = state !== 'scheduled' && state !== 'waiting'
  const facts = [
    [state === 'scheduled' ? say.facts.starts : say.facts.asked, format.moment(start)],
    [say.facts.by, by],
    ...(end === null ? [] : [[say.facts.back, format.moment(end)]]),
    ...(endedAt === null ? [] : [[say.facts.ended, format.moment(endedAt)]]),
  ] as const
  const columns: readonly TableColumn<PlatformCall>[] = [
    { id: 'call', head: say.call, width: 250, grow: 1, cell: ({ method, path }) => <span className="truncate font-mono text-xs">{`${method} ${path}`}</span> },
    { id: 'status', head: say.answer, width: 96, card: 'aside', cell: ({ status }) => <Badge tone={status < 300 ? 'success' : status === 429 ? 'warning' : 'danger'}>{status}</Badge> },
    { id: 'took', head: say.took, width: 84, align: 'end', cell: ({ milliseconds }) => <span className="tabular-nums">{say.milliseconds(format.number(milliseconds))}</span> },
    { id: 'at', head: say.time, width: 96, align: 'end', cell: ({ at }) => <span className="text-muted tabular-nums">{format.time(at)}</span> },
  ]
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={list}
      titleAside={<StateBadge state={state} />}
      description={`${store} · ${say[kind]}`}
      actions={actsIn[state].map((act, nth, acts) => (
        <Button key={act} tone={act === 'cancel' ? 'danger' : nth === acts.length - 1 ? 'accent' : 'neutral'} onClick={() => onAct(act, publication)}>
          {say.actions[act]}
        </Button>
      ))}
    >
      <div className="flex flex-col gap-5">
        {state === 'failed' && <Banner tone="danger">{say.credential}</Banner>}
        <div className="grid grid-cols-2 gap-4">
          <Figure label={say.facts.writes} value={format.number(written)} hint={`/ ${format.number(writes)}`} />
          <Figure label={say.facts.verified} value={checked === 0 ? '—' : format.number(verified)} hint={checked === 0 ? say.noResult : `/ ${format.number(checked)}`} />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <section className="flex flex-col gap-2" aria-label={say.calls}>
          <h3 className="font-semibold">{say.calls}</h3>
          <p className="text-sm text-muted">{begun ? say.callsHint : say.waits}</p>
          {begun && <DataTable label={say.calls} columns={columns} rows={callsOf(publication)} idOf={({ id }) => id} nameOf={({ method, path }) => `${method} ${path}`} density="compact" cardsBelow={0} />}
        </section>
      </div>
    </Drawer>
  )
}
