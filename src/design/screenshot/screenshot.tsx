import type { ComponentProps } from 'react'

export interface ScreenshotProps extends Omit<ComponentProps<'img'>, 'children'> {
  src: string
  /** What is seen on it. */
  alt: string
  /** Of the file, in pixels: its place is kept until it is there. @default 960 */
  width?: number | undefined
  /** @default 540 */
  height?: number | undefined
}

/**
 * A picture of a screen, as wide as there is room; nothing moves when it comes.
 * @example <Screenshot src="/videos/es/manual-sort/drag.webp" alt="La lista mientras se arrastra un producto" />
 */
export function Screenshot({ alt, width = 960, height = 540, className, ...rest }: ScreenshotProps) {
  return (
    <img
      data-slot="screenshot"
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full rounded-md border border-default bg-sunken ${className ?? ''}`}
      {...rest}
    />
  )
}
