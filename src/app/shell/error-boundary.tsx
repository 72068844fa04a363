import { Component, type ReactNode } from 'react'
import { ApiUnreachable, readConfiguration } from '../../api/index.ts'
import { preferredLanguage } from '../../i18n/index.ts'
import { CrashView } from './crash-view.tsx'
import { crashWords, unreachableWords } from './crash-words.ts'

interface ErrorBoundaryProps {
  children: ReactNode
}

const reload = (): void => location.reload()

/** Loads the page again once the server answers: a page that is loaded without a connection is the browser's own error page. */
const reloadWhenReachable = (): void => void readConfiguration().then(reload, () => undefined)

/** Catches what no page expected, and offers to load the page again. A screen that could not be fetched says so. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: null | 'unreachable' | 'unexpected' }> {
  override state: { broken: null | 'unreachable' | 'unexpected' } = { broken: null }

  static getDerivedStateFromError(error: unknown): { broken: 'unreachable' | 'unexpected' } {
    return { broken: error instanceof ApiUnreachable ? 'unreachable' : 'unexpected' }
  }

  override render(): ReactNode {
    const { broken } = this.state
    if (broken === null) return this.props.children
    const unreachable = broken === 'unreachable'
    return (
      <CrashView
        words={(unreachable ? unreachableWords : crashWords)[preferredLanguage()]}
        onAgain={unreachable ? reloadWhenReachable : reload}
      />
    )
  }
}
