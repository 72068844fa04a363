import { Component, type ReactNode } from 'react'
import { preferredLanguage } from '../../i18n/index.ts'
import { CrashView } from './crash-view.tsx'
import { crashWords } from './crash-words.ts'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Catches what no page expected, and offers the one way on that always works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <CrashView words={crashWords[preferredLanguage()]} onAgain={() => location.reload()} /> : this.props.children
  }
}
