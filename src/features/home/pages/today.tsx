import type { ReactNode } from 'react'
import { useHome } from '../data/use-home.ts'
import { useFirstSteps } from './use-first-steps.ts'
import type { HomeLinks } from '../model/links.ts'
import { HomeView, type HomeState } from '../views/home-view.tsx'
import type { NewsKey } from '../views/news-panel.tsx'

export type { HomeLinks }

export interface TodayProps {
  store: string
  /** IANA name of the store's time zone. */
  timeZone: string
  links: HomeLinks
  /** What is shown while a publication is under way. */
  running: ReactNode
  /** Entries of the changelog that are news, the newest first. */
  news: readonly string[]
}

/** A store today: what needs attention, what was sold, and where the person left off. */
export function Today({ store, timeZone, links, running, news }: TodayProps) {
  const { home, failure, again } = useHome(store)
  const { wanted, want } = useFirstSteps(store)
  const state = ((): HomeState => {
    if (home) return { kind: 'ready', home }
    if (!failure) return { kind: 'loading' }
    return failure.code === 'access/other-store' || failure.code === 'access/not-permitted'
      ? { kind: 'forbidden' }
      : { kind: 'failed', failure, again }
  })()
  return (
    <>
      {home !== undefined && home.running > 0 && running}
      {/* Which entries there are is known to the build alone; a test sees to it that each has its sentences. */}
      <HomeView
        state={state}
        links={links}
        news={news as readonly NewsKey[]}
        timeZone={timeZone}
        now={Date.now()}
        steps={wanted}
        onSteps={want}
      />
    </>
  )
}
