import type { ComponentProps } from 'react'
import { placed, type Step } from './steps.ts'
import { StepLine } from './step-line.tsx'
import { StepName } from './step-name.tsx'
import { stepperOrientations, type StepperOrientation } from './stepper.variants.ts'

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the steps lead to. */
  label: string
  steps: readonly Step[]
  /** Where one is; none of them for a plain list of what to do. */
  current: string
  /** Lets one go back to what is done or failed. Without it the steps only show. */
  onStepChange?: ((step: string) => void) | undefined
  /** @default 'horizontal' */
  orientation?: StepperOrientation | undefined
}

/**
 * A way in a few steps: what is done, where one is, what comes.
 * @example
 * <Stepper label="Nueva automatización" steps={[{ value: 'goal', title: 'Objetivo' }, { value: 'lists', title: 'Listas' }]} current="goal"
 *   />
 */
export function Stepper({ label, steps, current, onStepChange, orientation = 'horizontal', className, ...rest }: StepperProps) {
  const all = placed(steps, current)
  const across = orientation === 'horizontal'
  const plan = all.every(({ state }) => state === 'coming')
  return (
    <nav
      data-slot="stepper"
      data-orientation={orientation}
      aria-label={label}
      className={`@container min-w-0 ${className ?? ''}`}
      {...rest}
    >
      {across && <StepLine steps={all} />}
      <ol className={`${stepperOrientations[orientation]} ${across ? '@max-3xl:hidden' : ''}`}>
        {all.map((step, at) => (
          <li
            key={step.value}
            aria-current={step.current ? 'step' : undefined}
            data-state={step.state}
            className={across ? 'flex min-w-0 flex-auto items-start gap-3 last:flex-none' : 'relative pb-5 last:pb-0'}
          >
            <StepName step={step} plan={plan} onStepChange={onStepChange} />
            {at < all.length - 1 && (
              <span aria-hidden className={across ? 'mt-3 h-px min-w-4 flex-1 bg-track' : 'absolute top-8 bottom-2 left-3 w-px bg-track'} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
