import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { SynchroniseIcon } from '../icon/index.ts'
import { Illustration, type IllustrationName } from '../illustration/index.ts'
import { SkeletonRows } from '../skeleton/index.ts'
import { useWords, type Words } from '../words/index.ts'
import { listState, type ListStateSize } from './list-state.variants.ts'

interface Saying {
  /** Instead of the general headline. */
  title?: ReactNode
  /** Instead of the general advice. */
  advice?: ReactNode
  /** What helps: buttons, links. */
  action?: ReactNode
}

/** The lives of a list; exactly one at a time. */
export type ListStateValue =
  | ({ kind: 'loading'; /** In the final shape; rows of a list unless said. */ skeleton?: ReactNode } & Pick<Saying, 'title'>)
  | ({ kind: 'empty'; /** A picture that says it better, on a first visit, say. */ drawing?: IllustrationName | undefined } & Saying)
  | ({ kind: 'noResult' } & Saying)
  | ({
      kind: 'failed'
      onRetry?: (() => void) | undefined
      /** Helps those who are asked for help. */ reference?: string | undefined
    } & Saying)
  | ({ kind: 'forbidden' } & Saying)
  | { kind: 'ready' }

export interface ListStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  state: ListStateValue
  /** @default 'md' */
  size?: ListStateSize | undefined
  /** The list itself, drawn when it is ready. */
  children?: ReactNode
}

/**
 * What stands where a list stands: itself, or why it does not.
 * @example <ListState state={products.state}>{…rows}</ListState>
 */
export function ListState({ state, size, className, children, ...rest }: ListStateProps) {
  const words = useWords()
  if (state.kind === 'ready') return children
  if (state.kind === 'loading') {
    return (
      <div data-slot="list-state" data-kind="loading" aria-busy className={className} {...rest}>
        <span role="status" className="sr-only">
          {state.title ?? words.loading}
        </span>
        {state.skeleton ?? <SkeletonRows />}
      </div>
    )
  }
  const { title, advice } = { ...general(state.kind, words), ...given(state) }
  return (
    <div
      data-slot="list-state"
      data-kind={state.kind}
      role={state.kind === 'failed' ? 'alert' : 'status'}
      className={listState({ size, className })}
      {...rest}
    >
      <Illustration name={('drawing' in state ? state.drawing : undefined) ?? state.kind} size={size} />
      <p className="text-lg font-semibold">{title}</p>
      {advice && <p className="max-w-md text-balance text-muted">{advice}</p>}
      {state.kind === 'failed' && state.reference && <p className="mt-1 font-mono text-xs text-muted select-all">{state.reference}</p>}
      {(state.action ?? (state.kind === 'failed' && state.onRetry)) && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-2">
          {state.kind === 'failed' && state.onRetry && (
            <Button icon={<SynchroniseIcon />} onClick={state.onRetry}>
              {words.retry}
            </Button>
          )}
          {state.action}
        </div>
      )}
    </div>
  )
}

type AnnouncedState = Exclude<ListStateValue['kind'], 'ready' | 'loading'>

function general(kind: AnnouncedState, words: Words): Saying {
  return {
    empty: { title: words.emptyTitle },
    noResult: { title: words.noResultTitle, advice: words.noResultAdvice },
    failed: { title: words.failedTitle, advice: words.failedAdvice },
    forbidden: { title: words.forbiddenTitle, advice: words.forbiddenAdvice },
  }[kind]
}

function given({ title, advice }: Saying): Saying {
  return { ...(title === undefined ? {} : { title }), ...(advice === undefined ? {} : { advice }) }
}
