import { ButtonLink } from '../../../src/design/button/index.ts'
import { CategoryIcon, OrderIcon, SynchroniseIcon } from '../../../src/design/icon/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { timeZone } from '../shop/index.ts'
import { salesNow } from '../shop/sales.ts'
import { Attention } from './attention.tsx'
import { DaySoFar } from './day-so-far.tsx'
import { homeWords } from './home.words.ts'
import { News, Recent, Ways } from './ways-and-news.tsx'

export interface HomeProps {
  state?: 'ready' | 'calm' | 'loading' | 'empty' | 'failed'
}

/** What a merchant looks at every morning: what needs attention, how the day goes, where to go on. */
export function Home({ state = 'ready' }: HomeProps) {
  const { say, language } = useSpeech(homeWords)
  const day = new Intl.DateTimeFormat({ es: 'es', en: 'en', pt: 'pt-BR' }[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(new Date(salesNow))
  const loading = state === 'loading'
  return (
    <Page
      header={<ScreenHeader area="home" />}
      title={say.hello}
      description={`${day.charAt(0).toLocaleUpperCase()}${day.slice(1)} · Demo Gift Shop`}
      actions={
        state !== 'empty' && (
          <ButtonLink href="#category-sort" tone="accent" icon={<OrderIcon />}>
            {say.order}
          </ButtonLink>
        )
      }
    >
      {state === 'empty' && (
        <Panel>
          <ListState
            state={{
              kind: 'empty',
              title: say.emptyTitle,
              advice: say.emptyAdvice,
              action: (
                <ButtonLink href="#synchronize" tone="accent" icon={<SynchroniseIcon />}>
                  {say.emptyAction}
                </ButtonLink>
              ),
            }}
          />
        </Panel>
      )}
      {state === 'failed' && (
        <Panel>
          <ListState
            state={{
              kind: 'failed',
              title: say.failedTitle,
              advice: say.failedAdvice,
              onRetry: () => undefined,
              action: (
                <ButtonLink href="#category" icon={<CategoryIcon />}>
                  {say.allLists}
                </ButtonLink>
              ),
            }}
          />
        </Panel>
      )}
      {state !== 'empty' && state !== 'failed' && (
        // On a phone how the day goes comes before the ways in.
        <div className="grid grid-cols-1 items-start gap-6 pb-8 md:grid-cols-3">
          <div className="md:col-span-2">
            <Attention state={loading ? 'loading' : state} />
          </div>
          <div className="max-md:order-1">
            <Ways />
          </div>
          <div className="md:col-span-3">
            <DaySoFar loading={loading} />
          </div>
          <div className="max-md:order-1 md:col-span-2">
            <Recent loading={loading} />
          </div>
          <div className="max-md:order-1">
            <News />
          </div>
        </div>
      )}
    </Page>
  )
}
