import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { illustration, type IllustrationName, type IllustrationSize } from './illustration.variants.ts'

// Rarely needed, and never alone: the words stand there already. Where it cannot be fetched, its place stays empty.
const Drawing = lazy(async (): Promise<{ default: ComponentType<{ name: IllustrationName }> }> => {
  try {
    return { default: (await import('./drawings.tsx')).Drawing }
  } catch {
    return { default: () => null }
  }
})

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IllustrationName
  /** @default 'md' */
  size?: IllustrationSize | undefined
}

/**
 * Says by picture what the sentence beside it says by word.
 * @example <Illustration name="firstVisit" />
 */
export function Illustration({ name, size, className, ...rest }: IllustrationProps) {
  return (
    <svg
      data-slot="illustration"
      viewBox="0 0 176 112"
      fill="none"
      aria-hidden
      strokeLinecap="round"
      strokeLinejoin="round"
      className={illustration({ size, className })}
      {...rest}
    >
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </svg>
  )
}
