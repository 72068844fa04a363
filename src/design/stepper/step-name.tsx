import { CheckIcon, WarningIcon } from '../icon/index.ts'
import type { PlacedStep } from './steps.ts'
import { stepMark, stepName } from './stepper.variants.ts'
import { useStepperWords } from './stepper.words.ts'

interface StepNameProps {
  step: PlacedStep
  /** Nobody is on the way: the steps are shown, not followed. */
  plan: boolean
  onStepChange?: ((step: string) => void) | undefined
}

/** A step's mark and title; a button where one may go back to it. */
export function StepName({ step: { value, title, detail, state, number, current }, plan, onStepChange }: StepNameProps) {
  const words = useStepperWords()
  const parts = (
    <>
      <span aria-hidden className={stepMark({ state: current && state !== 'failed' ? 'current' : state })}>
        {state === 'done' && !current ? <CheckIcon /> : state === 'failed' ? <WarningIcon /> : number}
      </span>
      <span className="min-w-0 pt-0.5">
        <span className={`block ${current ? 'font-semibold' : 'font-medium'} ${state === 'coming' && !plan ? 'text-muted' : ''}`}>
          {title}
          {!plan && <span className="sr-only"> ({words.states[state]})</span>}
        </span>
        {detail && <span className={`block text-sm ${state === 'failed' ? 'text-danger' : 'text-muted'}`}>{detail}</span>}
      </span>
    </>
  )
  if (!onStepChange || current || state === 'coming') return <span className={stepName()}>{parts}</span>
  return (
    <button type="button" className={stepName()} onClick={() => onStepChange(value)}>
      {parts}
    </button>
  )
}
