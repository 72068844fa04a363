import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '../../src/design/icon/index.ts'
import { WordsProvider } from '../../src/design/words/index.ts'

/** A component on a written page, as it looks in the product: in English, in the light theme, without the styles of the page. */
export function Example({ children }: { children: ReactNode }) {
  return (
    <div
      className="sb-unstyled my-4 rounded-lg border border-subtle bg-canvas p-6 font-sans text-md text-default"
      data-theme="light"
      lang="en"
    >
      <WordsProvider language="en">{children}</WordsProvider>
    </div>
  )
}

export interface Part {
  /** Where the part is in the example, as a selector. */
  at: string
  name: string
  /** What it is for. */
  text: ReactNode
}

interface Place {
  left: number
  top: number
}

/** The parts of a component: numbered on the example, and named below it. */
export function Anatomy({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<readonly (Place | null)[]>([])
  useLayoutEffect(() => {
    const measure = () => {
      const around = stage.current?.getBoundingClientRect()
      if (!around) return
      setPlaces(
        parts.map(({ at }) => {
          const box = stage.current?.querySelector(at)?.getBoundingClientRect()
          return box ? { left: box.left - around.left, top: box.top - around.top } : null
        }),
      )
    }
    measure()
    const watch = new ResizeObserver(measure)
    if (stage.current) watch.observe(stage.current)
    return () => watch.disconnect()
  }, [parts])
  return (
    <>
      <Example>
        <div ref={stage} className="relative">
          {children}
          {places.map((place, nth) =>
            place === null ? null : (
              <span
                key={parts[nth]?.at}
                aria-hidden
                className="pointer-events-none absolute grid size-5 -translate-1/2 place-items-center rounded-full bg-inverse text-2xs font-semibold text-on-inverse"
                style={place}
              >
                {nth + 1}
              </span>
            ),
          )}
        </div>
      </Example>
      <ol>
        {parts.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>: {text}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Examples beside each other: what to do, and what not to do. */
export function DoAndDont({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled my-4 grid gap-4 font-sans text-md text-default sm:grid-cols-2">{children}</div>
}

interface VerdictProps {
  /** The rule in a sentence. */
  rule: string
  /** How it looks; some rules need no picture. */
  children?: ReactNode
}

export const Do = (props: VerdictProps) => <Verdict good {...props} />
export const Dont = (props: VerdictProps) => <Verdict good={false} {...props} />

function Verdict({ good, rule, children }: VerdictProps & { good: boolean }) {
  return (
    <figure className="flex flex-col overflow-hidden rounded-lg border border-default bg-surface" data-theme="light" lang="en">
      {children !== undefined && (
        <div className="grid min-h-28 flex-1 place-items-center bg-canvas p-4 *:min-w-0">
          <WordsProvider language="en">{children}</WordsProvider>
        </div>
      )}
      <figcaption className={`flex gap-2 border-t-2 p-3 text-sm ${good ? 'border-accent' : 'border-danger'}`}>
        <span className={`mt-0.5 ${good ? 'text-success' : 'text-danger'}`}>{good ? <CheckIcon /> : <CloseIcon />}</span>
        <span>
          <strong>{good ? 'Do' : 'Don’t'}</strong> {rule}
        </span>
      </figcaption>
    </figure>
  )
}
