import type { ReactNode } from 'react'
import { product } from '../../../../contract/index.ts'
import { Mark } from '../../../design/mark/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { DriftingSeeds } from './drifting-seeds.tsx'

export interface SignInFrameProps {
  /** Language and appearance, top right. */
  aside?: ReactNode
  children: ReactNode
}

/** The branded surround of everything that happens before somebody is signed in. */
export function SignInFrame({ aside, children }: SignInFrameProps) {
  const t = useSentences('sign-in')
  return (
    <div className="grid min-h-dvh bg-canvas text-default lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex min-w-0 flex-col px-5 py-4 sm:px-8">
        <header className="flex items-center justify-between gap-3">
          <Mark name={product.name} size="md" />
          <div className="flex items-center gap-1">{aside}</div>
        </header>
        <main className="mx-auto flex w-full max-w-[22.5rem] flex-1 flex-col justify-center py-10">{children}</main>
      </div>
      <aside className="relative isolate hidden min-w-0 overflow-hidden border-l border-default bg-accent-soft lg:flex lg:flex-col lg:justify-end lg:p-14">
        <DriftingSeeds />
        <p className="relative max-w-md text-3xl font-semibold tracking-tight text-balance">{t('lead')}</p>
        <ul className="relative mt-5 flex max-w-md flex-col gap-2 text-lg text-muted">
          <li>{t('promise.orders')}</li>
          <li>{t('promise.knows')}</li>
          <li>{t('promise.proves')}</li>
        </ul>
      </aside>
    </div>
  )
}
