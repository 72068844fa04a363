import type { ReactNode } from 'react'
import { useWords } from '../words/index.ts'
import { skip } from './page.variants.ts'

export interface PageFrameProps {
  /** What stands above every page, usually an `AppHeader`. */
  header?: ReactNode
  /** One `Page`, or what stands for it while it comes. */
  children: ReactNode
}

/**
 * What stays while pages come and go: the header, with what is open in it, and the
 * way past it. A page that makes room for its list hides the header on a phone.
 * @example <PageFrame header={<AppHeader … />}><Page title="Categorías">…</Page></PageFrame>
 */
export function PageFrame({ header, children }: PageFrameProps) {
  const words = useWords()
  return (
    <div data-slot="page-frame" className="group/frame flex h-dvh flex-col bg-canvas text-default print:block print:h-auto">
      <a href="#content" className={skip()}>
        {words.skipToContent}
      </a>
      {/* Paper has no use for ways to other pages, and takes the page whole. A page that is hidden under another one says nothing. */}
      <div className="contents print:hidden max-sm:group-has-[[data-away]:not([hidden]_*)]/frame:hidden">{header}</div>
      {children}
    </div>
  )
}
