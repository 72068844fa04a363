import { lazy, Suspense } from 'react'
import { product } from '../../../contract/index.ts'
import { Mark } from '../../design/mark/index.ts'

const HeaderBar = lazy(() => import('./header-bar.tsx').then(({ HeaderBar: bar }) => ({ default: bar })))

/** What stands above every screen. Its menus come beside the page, not before it: the page need not wait for them. */
export function Header() {
  return (
    <Suspense
      fallback={
        <header className="flex h-13 shrink-0 items-center border-b border-default bg-surface px-3 sm:px-4">
          <Mark name={product.name} />
        </header>
      }
    >
      <HeaderBar />
    </Suspense>
  )
}
