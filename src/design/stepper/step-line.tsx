import { useWordsLanguage, numbersIn } from '../words/index.ts'
import type { PlacedStep } from './steps.ts'
import { stepBar } from './stepper.variants.ts'
import { useStepperWords } from './stepper.words.ts'

interface StepLineProps {
  steps: readonly PlacedStep[]
}

/** The steps where there is no room for their names: a line of bars, and the current one in words. */
export function StepLine({ steps }: StepLineProps) {
  const words = useStepperWords()
  const numbers = numbersIn(useWordsLanguage())
  const at = steps.findIndex(({ current }) => current)
  const current = steps[at]
  const next = steps[at + 1]
  return (
    <div className="flex flex-col gap-2 @3xl:hidden">
      <div aria-hidden className="flex gap-1">
        {steps.map(({ value, state }) => (
          <span key={value} className={stepBar({ state })} />
        ))}
      </div>
      {current && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span aria-current="step" className="min-w-0">
            <span className="text-muted">{words.of(numbers.format(at + 1), numbers.format(steps.length))}</span>{' '}
            <span className="font-semibold">{current.title}</span>
            {current.state === 'failed' && <span className="text-danger">, {words.states.failed}</span>}
          </span>
          {next && <span className="min-w-0 text-sm text-muted">{words.next(next.title)}</span>}
        </p>
      )}
    </div>
  )
}
