import type { ComponentProps, ReactNode } from 'react'
import { keepNoticesAbove } from '../toast/index.ts'
import { bottomBar, bottomBarLine, type BottomBarLook } from './bottom-bar.variants.ts'

export interface BottomBarProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** The bar's name, for screen readers. */
  label: string
  /** Buttons at its end, the one thing to do last; as wide as the bar where that is narrow. */
  actions: ReactNode
  /** What is chosen or known before: at its start. */
  children?: ReactNode
  /** More to fill in, in a part of its own above the line. It scrolls by itself before it covers half of the window. */
  above?: ReactNode
  /** @default 'plain' */
  look?: BottomBarLook | undefined
  /** It reaches the edges of the page that it stands in. @default false */
  across?: boolean | undefined
}

/**
 * What can be done with a page, in sight however far the page is scrolled: the choices at the start of a line, the action at its end.
 * @example <BottomBar across label="Indexar" actions={<Button tone="accent">Indexar ahora</Button>}><Segments … /></BottomBar>
 */
export function BottomBar({ label, actions, above, look, across, className, children, ...rest }: BottomBarProps) {
  return (
    <div
      ref={keepNoticesAbove}
      data-slot="bottom-bar"
      role="region"
      aria-label={label}
      className={bottomBar({ look, across, className })}
      {...rest}
    >
      {above ? <div className="max-h-[50dvh] overflow-y-auto border-b border-subtle px-4 py-3 @max-md:px-3 @4xl:px-6">{above}</div> : null}
      <div className={bottomBarLine}>
        {children ? (
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-1.5 @max-2xl:basis-full">{children}</div>
        ) : null}
        <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-2 @max-2xl:basis-full @max-md:[&>:is(a,button)]:flex-1">
          {actions}
        </div>
      </div>
    </div>
  )
}
