import type { ComponentProps } from 'react'
import { stock, stockMarks, type StockLevel } from './product-row.variants.ts'

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As it is written, currency included; null when there is none. */
  value: string | null
  /** What it was before, as it is written. */
  before?: string | null | undefined
  /** What `before` is, for who cannot see the line through it: "before". */
  beforeLabel?: string | undefined
}

/**
 * An amount of money; its decimals stand under each other.
 * @example <Money value="2,95 £" before="3,75 £" beforeLabel="antes" />
 */
export function Money({ value, before, beforeLabel, className, ...rest }: MoneyProps) {
  return (
    <span data-slot="money" className={`inline-flex flex-col items-end whitespace-nowrap tabular-nums ${className ?? ''}`} {...rest}>
      {value === null ? <span className="text-subtle">—</span> : value}
      {before == null ? null : (
        <span className="text-xs text-muted">
          {beforeLabel === undefined ? null : <span className="sr-only">{beforeLabel} </span>}
          <s>{before}</s>
        </span>
      )}
    </span>
  )
}

export interface StockProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** @default 'enough' */
  level?: StockLevel | undefined
  /** The number, or a word when none is left. */
  children: string
  /** What the number means, where no head stands above it: "in stock". */
  label?: string | undefined
}

/**
 * How much is left to sell; what needs attention stands out without shouting.
 * @example <Stock level="out">Agotado</Stock>
 */
export function Stock({ level = 'enough', label, children, className, ...rest }: StockProps) {
  return (
    <span data-slot="stock" className={stock({ level, className })} {...rest}>
      <span aria-hidden className={stockMarks[level]} />
      {children}
      {label === undefined ? null : <span className="font-normal text-muted">{label}</span>}
    </span>
  )
}

export interface UnitsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As it is written. */
  value: string
  /** Nothing to count: the number steps back. @default false */
  none?: boolean | undefined
}

/**
 * A count; zero steps back so that the rest can be read down the column.
 * @example <Units value="1.204" />
 */
export function Units({ value, none = false, className, ...rest }: UnitsProps) {
  return (
    <span data-slot="units" className={`whitespace-nowrap tabular-nums ${none ? 'text-subtle' : ''} ${className ?? ''}`} {...rest}>
      {value}
    </span>
  )
}

export interface DiscountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As it is written: "−25 %"; null when there is none. */
  value: string | null
}

/**
 * How much cheaper it is than it was.
 * @example <Discount value="−25 %" />
 */
export function Discount({ value, className, ...rest }: DiscountProps) {
  return (
    <span
      data-slot="discount"
      className={`whitespace-nowrap tabular-nums ${value === null ? 'text-subtle' : 'rounded-xs bg-accent-soft px-1.5 text-xs font-medium text-accent'} ${className ?? ''}`}
      {...rest}
    >
      {value ?? '—'}
    </span>
  )
}

export interface AgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As it is written: "12 days". */
  value: string
  /** Said before it while it is new: "New". */
  fresh?: string | undefined
}

/**
 * For how long it has been sold; what is new says so.
 * @example <Age value="12 días" fresh="Nuevo" />
 */
export function Age({ value, fresh, className, ...rest }: AgeProps) {
  return (
    <span data-slot="age" className={`inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums ${className ?? ''}`} {...rest}>
      {fresh === undefined ? null : <span className="rounded-xs bg-info-soft px-1.5 text-xs font-medium text-info">{fresh}</span>}
      {value}
    </span>
  )
}

export interface RevenueProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As it is written, currency included. */
  value: string
  /** Its share of the list's best, from 0 to 1; nothing sold, nothing drawn. */
  share: number
}

/**
 * What it brought in, with a line as long as its share of the best.
 * @example <Revenue value="245,49 £" share={0.36} />
 */
export function Revenue({ value, share, className, ...rest }: RevenueProps) {
  return (
    <Score data-slot="revenue" value={value} share={share} className={`${share <= 0 ? 'text-subtle' : ''} ${className ?? ''}`} {...rest} />
  )
}

export interface ScoreProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As it is written. */
  value: string
  /** Its share of the highest one, from 0 to 1. */
  share: number
}

/**
 * A score, with a line as long as its share of the best.
 * @example <Score value="9.412" share={0.82} />
 */
export function Score({ value, share, className, ...rest }: ScoreProps) {
  return (
    <span data-slot="score" className={`relative flex w-full min-w-0 justify-end ${className ?? ''}`} {...rest}>
      <span className="tabular-nums">{value}</span>
      <span aria-hidden className="absolute inset-x-0 -bottom-1.5 flex h-0.5 rounded-full bg-track">
        <span className="h-full rounded-full bg-accent" style={{ width: `${Math.round(Math.max(0, Math.min(1, share)) * 100)}%` }} />
      </span>
    </span>
  )
}
