import { useMemo, useState, type ReactNode } from 'react'
import { hasWords, searchWords, type Automation, type ListGroup } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable } from '../../../design/data-table/index.ts'
import { AddIcon, DuplicateIcon, EditIcon, HistoryIcon, PauseIcon, PlayIcon, RemoveIcon, RunIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { AutomationLinks } from '../model/links.ts'
import { useAutomationColumns } from './automation-columns.tsx'

export interface AutomationsViewProps {
  title: string
  level: ListGroup
  /** Undefined until they are known. */
  automations: readonly Automation[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  /** The person may make and change them; others only see them. */
  mayWrite: boolean
  /** Milliseconds since 1970. */
  now: number
  /** IANA name of the store's time zone. */
  timeZone: string
  links: AutomationLinks
  onRun: (automation: Automation) => void
  onPause: (automation: Automation, paused: boolean) => void
  onRemove: (automation: Automation) => void
  /** What is being done with one of them. */
  children?: ReactNode
}

const none: readonly Automation[] = []
const idOf = ({ id }: Automation): number => id
const nameOf = ({ name }: Automation): string => name

/** The magic orderings of a level as one table, what each came to first. */
export function AutomationsView(props: AutomationsViewProps) {
  const { title, level, automations, failure, onRetry, mayWrite, now, timeZone, links, onRun, onPause, onRemove, children } = props
  const t = useSentences('automations')
  const format = useFormat()
  const say = useFailureSentence()
  const failed = useFailedCall()
  const [search, setSearch] = useState('')
  const all = automations ?? none
  const rows = useMemo(() => {
    const words = searchWords(search)
    return all.filter(({ name }) => hasWords(name, words))
  }, [all, search])
  const columns = useAutomationColumns({ level, timeZone, now })
  const loading = automations === undefined && failure === undefined
  const shown = loading || all.length > 0
  const known = automations !== undefined || failure === undefined
  const create = mayWrite && (
    <ButtonLink tone="accent" href={links.create} icon={<AddIcon />}>
      {t('create')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (loading) return { kind: 'loading', title: t('loading') }
    if (failure && automations === undefined)
      return failure.code === 'access/other-store' || failure.code === 'access/not-permitted'
        ? { kind: 'forbidden', advice: t('forbidden') }
        : { kind: 'failed', title: failed('magic.load'), advice: say(failure), onRetry }
    if (all.length === 0) return { kind: 'empty', title: t('empty.title'), advice: t(`empty.${level}`) }
    return rows.length > 0
      ? undefined
      : { kind: 'noResult', title: t('noResult', { search }), action: <Button onClick={() => setSearch('')}>{t('showAll')}</Button> }
  })()
  return (
    <Page
      fill
      title={title}
      description={t(`lead.${level}`)}
      actions={known && create}
      notices={all
        .filter(({ lastRun }) => lastRun !== null && lastRun.proposed + lastRun.guarded > 0)
        .slice(0, 2)
        .map(({ id, name, lastRun }) => {
          const count = lastRun!.proposed + lastRun!.guarded
          return (
            <Banner
              key={id}
              tone="warning"
              title={t('held.title', { name })}
              action={
                <ButtonLink size="sm" href={links.runs(id)}>
                  {t('held.review')}
                </ButtonLink>
              }
            >
              {t('held.text', { count, lists: format.number(count) })}
            </Banner>
          )
        })}
    >
      <DataTable
        fill
        className="mb-4"
        label={title}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        state={why}
        adjustable={shown}
        hrefOf={({ id }) => links.edit(id)}
        toolbar={
          shown && (
            <div className="flex min-w-0 flex-1 basis-56 items-center gap-2">
              <SearchInput label={t('search')} value={search} onValueChange={setSearch} count={rows.length} disabled={loading} />
            </div>
          )
        }
        actions={(row) => (
          <>
            <MenuLink href={links.runs(row.id)} icon={<HistoryIcon />}>
              {t('action.runs')}
            </MenuLink>
            <MenuLink href={links.edit(row.id)} icon={<EditIcon />}>
              {t(mayWrite ? 'action.edit' : 'action.see')}
            </MenuLink>
            {mayWrite && (
              <>
                <MenuItem icon={<RunIcon />} disabled={row.lastRun?.state === 'running'} onSelect={() => onRun(row)}>
                  {t('action.run')}
                </MenuItem>
                {row.configuration.paused ? (
                  <MenuItem icon={<PlayIcon />} onSelect={() => onPause(row, false)}>
                    {t('action.resume')}
                  </MenuItem>
                ) : (
                  <MenuItem icon={<PauseIcon />} onSelect={() => onPause(row, true)}>
                    {t('action.pause')}
                  </MenuItem>
                )}
                <MenuLink href={links.copy(row.id)} icon={<DuplicateIcon />}>
                  {t('action.duplicate')}
                </MenuLink>
                <MenuSeparator />
                <MenuItem tone="danger" icon={<RemoveIcon />} onSelect={() => onRemove(row)}>
                  {t('action.remove')}
                </MenuItem>
              </>
            )}
          </>
        )}
      />
      {children}
    </Page>
  )
}
