import type { AutomationRun, AutomationRunList } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { Link } from '../../../design/link/index.ts'
import type { Tone } from '../../../design/tokens/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { AutomationLinks } from '../model/links.ts'
import { byUrgency, decidedOf, waits } from '../model/run-lists.ts'

export interface RunListsProps {
  run: Pick<AutomationRun, 'id' | 'requestedAt' | 'lists'>
  links: AutomationLinks
}

/** Lists that are drawn at most; a run over more says how many it leaves out. */
const most = 100

const toneOf = (line: AutomationRunList): Tone => {
  if (waits(line)) return 'warning'
  return line.outcome === 'publishing' || decidedOf(line) === 'published' ? 'success' : 'neutral'
}

/** What became of each list of a run: how much would move, what it gains, what was written, and what is to be decided. */
export function RunLists({ run, links }: RunListsProps) {
  const { lists } = run
  const t = useSentences('automations')
  const format = useFormat()
  const sorted = byUrgency(lists)
  return (
    <>
      {lists.some(({ publication }) => publication !== null) && (
        <p className="px-4 pt-3 text-sm">
          <Link href={links.effects(run)}>{t('run.effects')}</Link>
        </p>
      )}
      <ItemList aria-label={t('run.lists')}>
        {sorted.slice(0, most).map((line) => (
          <RunList key={`${line.list.kind} ${line.list.id}`} line={line} links={links} />
        ))}
      </ItemList>
      {lists.length === 0 && <p className="px-4 py-3 text-sm text-muted">{t('run.none')}</p>}
      {sorted.length > most && (
        <p className="px-4 py-3 text-sm text-muted">
          {t('run.more', { count: sorted.length - most, lists: format.number(sorted.length - most) })}
        </p>
      )}
    </>
  )
}

function RunList({ line, links }: { line: AutomationRunList; links: AutomationLinks }) {
  const t = useSentences('automations')
  const format = useFormat()
  const { list, listName, outcome, firstScreen, places, gain, writes, publication, proposal, otherAutomation } = line
  const decided = decidedOf(line)
  const facts = [
    ...(firstScreen === null ? [] : [t('run.firstScreen', { share: format.percent(firstScreen) })]),
    ...(places === null ? [] : [t('run.places', { share: format.percent(places) })]),
    ...(gain === null ? [] : [t(gain < 0 ? 'run.loss' : 'run.gain', { points: format.number(Math.round(Math.abs(gain) * 1_000) / 10) })]),
    ...(writes === null ? [] : [t('run.writes', { count: writes, writes: format.number(writes) })]),
  ]
  return (
    <Item
      title={listName || t('run.nameless', { id: String(list.id) })}
      detail={[t(decided === null ? `why.${outcome}` : `decidedWhy.${decided}`), facts.join(' · ')].filter(Boolean).join(' ')}
      aside={<Badge tone={toneOf(line)}>{t(decided === null ? `outcome.${outcome}` : `decided.${decided}`)}</Badge>}
      action={
        proposal !== null && waits(line) ? (
          <ButtonLink size="sm" tone="accent" href={links.proposal(proposal)}>
            {t('run.review')}
          </ButtonLink>
        ) : publication !== null ? (
          <ButtonLink size="sm" href={links.publication(publication)}>
            {t('run.publication')}
          </ButtonLink>
        ) : otherAutomation !== null ? (
          <ButtonLink size="sm" href={links.edit(otherAutomation)}>
            {t('run.other')}
          </ButtonLink>
        ) : outcome === 'gone' ? undefined : (
          <ButtonLink size="sm" href={links.order(list)}>
            {t('run.open')}
          </ButtonLink>
        )
      }
    />
  )
}
