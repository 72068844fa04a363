import { useMemo, type ComponentProps } from 'react'
import { encode } from 'uqr'

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What a phone reads out of it. */
  text: string
  /** What it is for, for screen readers. */
  label: string
}

/** Squares of nothing around the picture: without them a camera does not find it. */
const border = 4

/** The dark squares, as one path: neighbours in a row are one stroke of the pen. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${lengthFrom(row, x)}v1H${x}z` : '')).join(''))
    .join('')
}

function lengthFrom(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from)
  return (end === -1 ? row.length : end) - from
}

/**
 * A QR code, drawn here: nothing of its text leaves the page. Dark on light in both themes, because many cameras read nothing else.
 * @example <QrCode text="otpauth://totp/…" label="Código para tu aplicación" />
 */
export function QrCode({ text, label, className, ...rest }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const { data, size: squares } = encode(text, { ecc: 'M', border })
    return { path: pathOf(data), size: squares }
  }, [text])
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`size-44 rounded-md border border-subtle ${className ?? ''}`}
      {...rest}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
