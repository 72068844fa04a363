import { createContext, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageAside } from '../../design/page/index.ts'
import { prepareSentences } from '../../i18n/index.ts'
import type { TopicName, TourPlace } from '../../features/help/index.ts'
import { routeOf, screenOf } from '../paths.ts'

type Parts = typeof import('./help-parts.tsx')

/** The quick demo, as the button of the header sees it. */
interface Help {
  open: boolean
  /** Fetches what it is made of, before it is wanted. */
  expect: () => void
  toggle: () => void
}

const HelpState = createContext<Help>({ open: false, expect: () => undefined, toggle: () => undefined })

const load = (): Promise<Parts> =>
  import('./help-parts.tsx').then(async (parts) => {
    await prepareSentences('help', 'help-pages', ...parts.labelNamespaces)
    return parts
  })

/** The quick demo and the guided tours of every page. They cost nothing until somebody asks for them. */
export function HelpProvider({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [parts, setParts] = useState<Parts | null>(null)
  const [open, setOpen] = useState(false)
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const [tour, setTour] = useState<TourPlace | null>(null)
  const route = routeOf(pathname)
  const screen = route && screenOf(route.name, search)
  const toggle = useCallback(() => {
    if (open) return setOpen(false)
    // What cannot be fetched now can be asked for again.
    load().then(
      (fetched) => {
        setParts(fetched)
        setOpenedOn(pathname)
        setOpen(true)
      },
      () => undefined,
    )
  }, [open, pathname])
  const help = useMemo(() => ({ open, expect: () => void load().catch(() => undefined), toggle }), [open, toggle])
  const show = (topic: TopicName): void => {
    setOpen(false)
    if (parts) setTour(parts.beginTour(topic))
  }
  return (
    <HelpState value={help}>
      <PageAside
        value={
          parts && open ? (
            <parts.HelpPanel key={screen} screen={screen} opened={openedOn === pathname} onShow={show} onClose={() => setOpen(false)} />
          ) : null
        }
      >
        {children}
      </PageAside>
      {parts && tour && (
        <Suspense>
          <parts.HelpTour place={tour} onPlace={setTour} screen={screen} />
        </Suspense>
      )}
    </HelpState>
  )
}

/** The quick demo of the page. */
export const useHelp = (): Help => use(HelpState)
