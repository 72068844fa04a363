import { Seed } from '../mark/index.ts'

/** Every drawing lies on the same round ground. */
export function Ground() {
  return <ellipse className="fill-accent-soft" cx="88" cy="62" rx="70" ry="46" />
}

interface FallingProps {
  at: readonly [x: number, y: number]
  /** In degrees. @default 0 */
  turn?: number
  /** @default 1 */
  size?: number
}

/** A seed on its way, turned around its middle. */
export function Falling({ at: [x, y], turn = 0, size = 1 }: FallingProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-16 -16)`}>
      <Seed />
    </g>
  )
}

interface RowProps {
  x: number
  y: number
  /** How long its words are. */
  words: number
  /** @default 84 */
  width?: number
  /** Nothing in it yet. @default false */
  open?: boolean
  /** The one it is about. @default false */
  marked?: boolean
}

/** A row of a list: picture and words, or the place where one will be. */
export function Row({ x, y, words, width = 84, open = false, marked = false }: RowProps) {
  if (open)
    return (
      <rect
        className="fill-none stroke-neutral-mark"
        x={x}
        y={y}
        width={width}
        height="18"
        rx="5"
        strokeWidth="1.5"
        strokeDasharray="3 4.5"
        opacity="0.7"
      />
    )
  return (
    <g>
      <rect
        className={marked ? 'fill-surface stroke-accent-mark' : 'fill-surface stroke-track'}
        x={x}
        y={y}
        width={width}
        height="18"
        rx="5"
        strokeWidth="1.5"
      />
      <rect className={marked ? 'fill-accent-soft-hover' : 'fill-track'} x={x + 4} y={y + 4} width="10" height="10" rx="2.5" />
      <path className={marked ? 'stroke-accent-mark' : 'stroke-track'} strokeWidth="3" d={`M${x + 20} ${y + 9}h${words}`} />
    </g>
  )
}

interface BoxProps {
  x: number
  y: number
  /** @default false */
  open?: boolean
}

/** A box from the shop, 52 wide and 40 high; open, its flaps stand out. */
export function Box({ x, y, open = false }: BoxProps) {
  return (
    <g strokeWidth="1.5" className="stroke-neutral-mark">
      {open && <path className="fill-pressed" d={`M${x} ${y}l-9-9h22l9 9ZM${x + 52} ${y}l9-9h-22l-9 9Z`} />}
      <rect className="fill-surface" x={x} y={y} width="52" height="40" rx="3" />
      {!open && <path className="fill-track" d={`M${x + 20} ${y}h12v13l-3-2-3 2-3-2-3 2Z`} />}
    </g>
  )
}
