import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { untilFetched } from '../design/on-demand/index.ts'
import { BrowserRouter, useHref, useLinkClickHandler } from 'react-router-dom'
import { ApiProvider, type Call, type Live, type Session } from '../api/index.ts'
import { NavigationProvider } from '../design/link/index.ts'
import { PageFooter } from '../design/page/index.ts'
import { ToastHost } from '../design/toast/index.ts'
import { WordsProvider } from '../design/words/index.ts'
import { StoresProvider } from '../features/stores/index.ts'
import { useLanguage } from '../i18n/index.ts'
import type { Configuration } from '../../contract/index.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { FinderProvider } from './shell/finder.tsx'
import { HelpProvider } from './shell/help.tsx'

/** Below what is looked at first. */
const Footer = lazy(() => untilFetched(() => import('./shell/footer.tsx').then(({ Footer: footer }) => ({ default: footer }))))

/** A link that travels without loading the page anew. */
export function RouterAnchor({ href = '', target, onClick, children, ...rest }: ComponentProps<'a'>) {
  const travel = useLinkClickHandler(href, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) travel(event)
      }}
    >
      {children}
    </a>
  )
}

export interface ProvidersProps {
  call: Call
  session: Session
  live: Live
  /** Where the footer leads. */
  links: Configuration['links']
  children: ReactNode
}

/** Everything that stands around the signed-in product. */
export function Providers({ call, session, live, links, children }: ProvidersProps) {
  return (
    <ErrorBoundary>
      <InLanguage>
        <ApiProvider call={call} session={session} live={live} version={__CONTRACT__}>
          <BrowserRouter>
            <NavigationProvider anchor={RouterAnchor}>
              <StoresProvider>
                <PageFooter
                  value={
                    <Suspense>
                      <Footer links={links} />
                    </Suspense>
                  }
                >
                  <HelpProvider>
                    <FinderProvider>{children}</FinderProvider>
                  </HelpProvider>
                </PageFooter>
              </StoresProvider>
              <ToastHost />
            </NavigationProvider>
          </BrowserRouter>
        </ApiProvider>
      </InLanguage>
    </ErrorBoundary>
  )
}

/** Lets the components speak the language that the product speaks. */
export function InLanguage({ children }: { children: ReactNode }) {
  return <WordsProvider language={useLanguage()}>{children}</WordsProvider>
}
