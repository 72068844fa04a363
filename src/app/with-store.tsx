import { useDeferredValue, useEffect, type ReactNode } from 'react'
import type { StoreCredential } from '../../contract/index.ts'
import { ButtonLink } from '../design/button/index.ts'
import { ListState } from '../design/list-state/index.ts'
import { Page, type PageWidth } from '../design/page/index.ts'
import { StoreStatePanel, useStores } from '../features/stores/index.ts'
import { useSentences } from '../i18n/index.ts'
import { paths } from './paths.ts'

export interface WithStoreProps {
  /** Name of the store that the address asks for; null takes the current one. */
  wanted?: string | null
  /** Title of the page while there is no store. */
  title: string
  /** That of the page that it becomes, so that nothing jumps. @default 'normal' */
  width?: PageWidth
  /** Works in a store whose catalogue still comes in for the first time, too. @default false */
  filling?: boolean
  children: (store: StoreCredential) => ReactNode
}

/** Draws what works in a store, or why there is none to work in. A store that the address names becomes the current one. */
export function WithStore({ wanted = null, title, width = 'normal', filling = false, children }: WithStoreProps) {
  const t = useSentences('ordering')
  const { stores, current, choose } = useStores()
  const requested = wanted === null ? null : (stores?.find(({ store }) => store === wanted) ?? null)
  const elsewhere = requested && requested.store !== current?.store ? requested.store : null
  useEffect(() => {
    if (elsewhere) choose(elsewhere)
  }, [elsewhere, choose])

  const store = wanted === null ? current : requested
  const open = store && (filling || store.readiness !== 'synchronising') && !elsewhere ? store : null
  // A screen is drawn for the first time in slices, between which the page answers; what comes by fetching would be drawn in one.
  const begun = useDeferredValue(open !== null, false)
  if (open && begun) return children(open)
  return (
    <Page title={title} width={width}>
      {open ? (
        <div aria-busy />
      ) : stores && wanted !== null && !requested ? (
        <ListState
          state={{
            kind: 'forbidden',
            title: t('forbidden.title'),
            advice: t('forbidden.text'),
            action: current && <ButtonLink href={paths.home}>{t('forbidden.own', { store: current.displayName })}</ButtonLink>,
          }}
        />
      ) : (
        <StoreStatePanel />
      )}
    </Page>
  )
}
