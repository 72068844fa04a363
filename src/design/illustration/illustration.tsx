import type { ComponentProps, ComponentType } from 'react'
import { Done, FirstVisit, NotConnected } from './beginnings.tsx'
import { Empty, Failed, Forbidden, NoResult } from './absences.tsx'
import { illustration, type IllustrationName, type IllustrationSize } from './illustration.variants.ts'

const drawings: Readonly<Record<IllustrationName, ComponentType>> = {
  empty: Empty,
  noResult: NoResult,
  failed: Failed,
  forbidden: Forbidden,
  done: Done,
  firstVisit: FirstVisit,
  notConnected: NotConnected,
}

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
  const Drawing = drawings[name]
  return (
    <svg data-slot="illustration" viewBox="0 0 176 112" fill="none" aria-hidden strokeLinecap="round" strokeLinejoin="round" className={illustration({ size, className })} {...rest}>
      <Drawing />
    </svg>
  )
}
