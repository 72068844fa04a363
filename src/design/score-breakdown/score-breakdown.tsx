import type { ComponentProps } from 'react'
import { OverruledNote } from './overruled-note.tsx'
import { highestScore, hundredths, pointsOf, type Overruled, type ScoreComponent } from './points.ts'
import { pieceOf } from './score-breakdown.variants.ts'
import { useScoreTexts } from './score-breakdown.words.ts'

export interface ScoreBreakdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the score is made of, in their usual sequence. */
  components: readonly ScoreComponent[]
  /** What somebody put in its place. */
  overruled?: Overruled | undefined
  /** Takes that back; without it, it can only be read. */
  onTakeBack?: (() => void) | undefined
}

/**
 * A samaraScore explained: each component with its weight, its place in the list and its points, which add up exactly.
 * @example <ScoreBreakdown components={[{ id: 'demand', label: 'Demanda', weight: 0.4, percentile: 0.83 }]} />
 */
export function ScoreBreakdown({ components, overruled, onTakeBack, className, ...rest }: ScoreBreakdownProps) {
  const texts = useScoreTexts()
  const { say, number, share } = texts
  const { points, score } = pointsOf(components)
  const weights = hundredths(components)
  const head = 'pb-1.5 text-xs font-medium text-muted'
  return (
    <div
      data-slot="score-breakdown"
      role="group"
      aria-label={say.title}
      className={`@container flex min-w-0 flex-col gap-4 ${className ?? ''}`}
      {...rest}
    >
      <div className="flex flex-col gap-2">
        <p className="flex items-baseline gap-2">
          <strong className="text-3xl font-semibold tabular-nums">{number(overruled?.value ?? score)}</strong>
          <span className="text-muted tabular-nums">{say.of(number(highestScore))}</span>
          {overruled ? <s className="ms-1 text-lg text-subtle tabular-nums">{number(score)}</s> : null}
        </p>
        <div aria-hidden className={`flex h-3 gap-px overflow-clip rounded-full bg-track ${overruled ? 'opacity-50' : ''}`}>
          {components.map(({ id }, nth) => (
            <span key={id} className={pieceOf(nth)} style={{ width: `${((points[nth] ?? 0) / highestScore) * 100}%` }} />
          ))}
        </div>
      </div>
      {overruled ? <OverruledNote overruled={overruled} score={score} texts={texts} onTakeBack={onTakeBack} /> : null}
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-subtle">
            <th scope="col" className={`${head} text-start`}>
              {say.component}
            </th>
            <th scope="col" className={`${head} w-16 text-end @max-md:hidden`}>
              {say.weight}
            </th>
            <th scope="col" className={`${head} w-2/5 ps-5 text-start`}>
              {say.percentile}
            </th>
            <th scope="col" className={`${head} w-16 text-end`}>
              {say.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ id, label, hint, figure, percentile }, nth) => {
            const weight = share((weights[nth] ?? 0) / 100)
            return (
              <tr key={id} className="border-b border-subtle align-top">
                <th scope="row" className="py-2 text-start font-normal">
                  <span className="flex items-start gap-2">
                    <span aria-hidden className={`mt-1.5 size-2.5 shrink-0 rounded-xs ${pieceOf(nth)}`} />
                    <span className="min-w-0 break-words">
                      <span className="font-medium">{label}</span>
                      <span className="hidden text-xs text-muted @max-md:block">{say.weighs(weight)}</span>
                      {figure === undefined ? null : <span className="block text-xs">{figure}</span>}
                      {hint === undefined ? null : <span className="block text-xs text-muted @max-md:hidden">{hint}</span>}
                    </span>
                  </span>
                </th>
                <td className="py-2 text-end text-muted @max-md:hidden">{weight}</td>
                <td className="py-2 ps-5">
                  <span aria-hidden className="mt-1.5 mb-1 block h-1.5 overflow-clip rounded-full bg-track">
                    <span
                      className={`block h-full rounded-full ${pieceOf(nth)} ${percentile === null ? 'opacity-40' : ''}`}
                      style={{ width: `${(percentile ?? 0.5) * 100}%` }}
                    />
                  </span>
                  <span className="text-xs text-muted">{percentile === null ? say.unknown : say.better(share(percentile))}</span>
                </td>
                <td className="py-2 text-end font-medium">{number(points[nth] ?? 0)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-2 text-start font-semibold">
              {say.sum}
            </th>
            <td className="pt-2 text-end text-muted @max-md:hidden">{share(1)}</td>
            <td />
            <td className="pt-2 text-end font-semibold">{number(score)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
