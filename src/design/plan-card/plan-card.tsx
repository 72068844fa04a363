import { useId, type ComponentProps, type ReactNode } from 'react'
import { CheckIcon, MinusIcon } from '../icon/index.ts'
import { planCard, type PlanLook } from './plan-card.variants.ts'

export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string
  /** For whom it is, in a sentence. */
  description?: ReactNode
  /** As it is written: "99,00 €". */
  price: string
  /** What one pays it for: "al mes". */
  per?: string | undefined
  /** A line under the price: what is charged when. */
  note?: ReactNode
  /** What one gets, a line each. */
  features: readonly string[]
  /** What one does not get, a line each, after what one gets. @default none */
  missing?: readonly string[] | undefined
  /** Beside the name: that it is recommended, or one's own. */
  badge?: ReactNode
  /** The button that chooses it. */
  action?: ReactNode
  /** @default 'plain' */
  look?: PlanLook | undefined
}

/**
 * A plan that can be bought: what it costs and what one gets.
 * @example <PlanCard name="Growth" price="99,00 €" per="al mes" features={['3 tiendas']} action={<Button wide>Elegir Growth</Button>} />
 */
export function PlanCard({
  name,
  description,
  price,
  per,
  note,
  features,
  missing = [],
  badge,
  action,
  look,
  className,
  ...rest
}: PlanCardProps) {
  const id = useId()
  return (
    <article data-slot="plan-card" aria-labelledby={id} className={planCard({ look, className })} {...rest}>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={id} className="min-w-0 text-lg font-semibold wrap-anywhere">
            {name}
          </h3>
          {badge}
        </div>
        {description && <p className="text-sm text-muted">{description}</p>}
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="min-w-0 text-2xl font-semibold tracking-tight tabular-nums">{price}</span>
          {per !== undefined && <span className="text-muted">{per}</span>}
        </p>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {action}
      <ul className="flex flex-col gap-2 border-t border-subtle pt-4 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <CheckIcon className="mt-0.5 text-accent" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
        {missing.map((feature) => (
          <li key={feature} className="flex items-start gap-2 text-muted">
            <MinusIcon className="mt-0.5" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}
