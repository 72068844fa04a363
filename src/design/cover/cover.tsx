import type { ComponentProps, ReactNode } from 'react'
import { SuccessIcon } from '../icon/index.ts'
import { DriftingSeeds } from './drifting-seeds.tsx'
import { cover } from './cover.variants.ts'

export interface CoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Top left, usually a `Mark` with the name. */
  mark: ReactNode
  /** Top right: language, appearance. */
  aside?: ReactNode
  /** What the product is for, in a sentence; beside the form, where there is room. */
  lead: ReactNode
  /** Why one would come in: a few lines. */
  promises: readonly string[]
  /** The product at a glance, above the lead. */
  picture?: ReactNode
  /** Below the form: small links. */
  foot?: ReactNode
}

/**
 * The branded surround of everything that happens before somebody is in: no header, no footer, one thing to do.
 * @example <Cover mark={<Mark name={product.name} />} lead="El orden de tu catálogo" promises={promises}><SignInForm /></Cover>
 */
export function Cover({ mark, aside, lead, promises, picture, foot, className, children, ...rest }: CoverProps) {
  return (
    <div data-slot="cover" className={cover({ className })} {...rest}>
      <div className="flex min-w-0 flex-col px-5 py-4 sm:px-8">
        <header className="flex items-center justify-between gap-3">
          {mark}
          <div className="flex items-center gap-1">{aside}</div>
        </header>
        {/* It begins at the same height whatever stands in it: a word about a fault, or the next page, does not move the title. */}
        <main className="mx-auto flex w-full max-w-[22.5rem] flex-1 flex-col pt-[clamp(1.5rem,14dvh-1.5rem,10rem)] pb-6">{children}</main>
        {foot && <footer className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-xs wrap-anywhere text-muted">{foot}</footer>}
      </div>
      <aside className="relative isolate hidden min-w-0 overflow-hidden border-l border-default bg-accent-soft lg:flex lg:flex-col lg:justify-end lg:gap-10 lg:p-14">
        <DriftingSeeds />
        {/* A picture of the product, not the product: nothing in it can be reached. */}
        {picture && (
          <div aria-hidden inert className="relative w-full max-w-xl">
            {picture}
          </div>
        )}
        <div className="relative max-w-lg">
          <p className="text-3xl font-semibold tracking-tight text-balance">{lead}</p>
          <ul className="mt-5 flex flex-col gap-2.5 text-lg text-muted">
            {promises.map((promise) => (
              <li key={promise} className="flex items-start gap-2.5">
                <SuccessIcon className="mt-1 text-accent" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
