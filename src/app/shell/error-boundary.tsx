import { Component, type ReactNode } from 'react'
import { crashPlainly } from './plain-crash.ts'

interface ErrorBoundaryProps {
  children: ReactNode
}

/**
 * Catches what no page expected, and offers to load the page again. A screen that
 * could not be fetched says so, and is fetched as soon as the server answers.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: unknown): void {
    crashPlainly(error)
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children
  }
}
