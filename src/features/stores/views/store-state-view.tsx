import { Badge } from '../../../design/badge/index.ts'
import { Figure } from '../../../design/figure/index.ts'
import { Link } from '../../../design/link/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Progress } from '../../../design/progress/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { storeState, type StoreCredential } from '../../../../contract/index.ts'

export type StoreState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; onRetry: () => void }
  | { kind: 'empty' }
  /** `now` in milliseconds since 1970. */
  | { kind: 'ready'; store: StoreCredential; now: number }

export interface StoreStateViewProps {
  state: StoreState
}

/** How the current store stands: how many products, how fresh, or how far the catalogue has come in. */
export function StoreStateView({ state }: StoreStateViewProps) {
  const t = useSentences('stores')
  const say = useFailureSentence()
  switch (state.kind) {
    case 'loading':
      return (
        <Panel aria-busy>
          <span role="status" className="sr-only">
            {t('loading')}
          </span>
          <Skeleton className="w-40" />
          <Skeleton shape="block" className="mt-3 h-12 w-full" />
        </Panel>
      )
    case 'failed':
      return (
        <Panel>
          <ListState size="sm" state={{ kind: 'failed', title: t('failed'), advice: say(state.failure), onRetry: state.onRetry }} />
        </Panel>
      )
    case 'empty':
      return (
        <Panel>
          <ListState size="sm" state={{ kind: 'empty', title: t('none.title'), advice: t('none.text') }} />
        </Panel>
      )
    case 'ready':
      return <Ready store={state.store} now={state.now} />
  }
}

const tones = { ready: 'success', incomplete: 'info', paused: 'warning', synchronising: 'info', failed: 'danger' } as const

function Ready({ store, now }: { store: StoreCredential; now: number }) {
  const t = useSentences('stores')
  const format = useFormat()
  const products = format.number(store.products)
  return (
    <Panel
      title={store.displayName}
      description={`${t(`state.${store.storeType}`)} · ${t('state.account', { account: store.account })}`}
      actions={
        <Badge tone={tones[storeState(store)]} dot>
          {t(`readiness.${storeState(store)}`)}
        </Badge>
      }
    >
      {store.readiness === 'synchronising' && (
        <div className="flex flex-col gap-3">
          <p className="text-muted">{t('synchronising.text')}</p>
          <Progress label={t('synchronising.title')} value={null} detail={t('synchronising.count', { count: store.products, products })} />
        </div>
      )}
      {store.readiness === 'failed' && (
        <div role="alert">
          <p className="font-medium">{t('broken.title')}</p>
          <p className="text-muted">{t('broken.text')}</p>
        </div>
      )}
      {store.readiness === 'ready' && (
        <div className="flex flex-wrap items-end gap-x-12 gap-y-4">
          <Figure label={t('state.products')} value={products} />
          <Figure
            label={t('state.synchronised')}
            value={<span className="text-xl">{store.synchronisedAt ? format.since(store.synchronisedAt, now) : t('state.never')}</span>}
          />
          <div className="ml-auto flex flex-col items-end gap-1 text-sm text-muted max-sm:ml-0 max-sm:items-start">
            {store.storefrontUrl && (
              <Link href={store.storefrontUrl} external>
                {t('state.storefront')}
              </Link>
            )}
            <span>{t('state.timeZone', { timeZone: store.timeZone })}</span>
          </div>
        </div>
      )}
    </Panel>
  )
}
