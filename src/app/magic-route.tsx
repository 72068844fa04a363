import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ListGroup } from '../../contract/index.ts'
import { AutomationsPage, EditPage, RunsPage } from '../features/automations/index.ts'
import { useSentences } from '../i18n/index.ts'
import { StoreLimitBar } from './limit-notice.tsx'
import { magicLinks } from './magic-links.ts'
import { WithStore } from './with-store.tsx'

/** A number that an address names; null for none. */
function numberIn(search: URLSearchParams, name: string): number | null {
  const value = Number(search.get(name))
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** `/magic-sort-categories?store=…`, with `edit=new&copy=…` or `edit=…` the editor, with `runs=…` what one did; the same of collections. */
export function MagicRoute({ level }: { level: ListGroup }) {
  const t = useSentences('shell')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const title = t(level === 'category' ? 'titles.magicCategories' : 'titles.magicCollections')
  const [edited, runs, copyOf] = [numberIn(search, 'edit'), numberIn(search, 'runs'), numberIn(search, 'copy')]
  return (
    <WithStore wanted={search.get('store')} width="full" title={title}>
      {(store) => {
        const shared = { title, store, level, links: magicLinks(level, store) }
        if (runs !== null) return <RunsPage key={`${store.store} ${level} runs ${runs}`} {...shared} id={runs} />
        return (
          <>
            {edited === null && <StoreLimitBar limit="automations" store={store} />}
            {edited !== null || search.get('edit') === 'new' ? (
              <EditPage
                key={`${store.store} ${level} ${edited ?? `new ${copyOf}`}`}
                {...shared}
                id={edited}
                copyOf={edited === null ? copyOf : null}
                onGo={(href) => void navigate(href, { replace: true })}
              />
            ) : (
              <AutomationsPage key={`${store.store} ${level}`} {...shared} />
            )}
          </>
        )
      }}
    </WithStore>
  )
}
