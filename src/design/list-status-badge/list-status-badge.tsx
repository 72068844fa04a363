import type { ComponentProps } from 'react'
import { Badge, type BadgeSize } from '../badge/index.ts'
import { StateBadge } from '../state-badge/index.ts'
import { isOwnListStatus, listStatusLooks, type ListStatus } from './list-status-badge.variants.ts'
import { useOwnListStatusWords } from './list-status-badge.words.ts'

export interface ListStatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  status: ListStatus
  /** @default 'md' */
  size?: BadgeSize | undefined
}

/**
 * The status of a list in a word. While a publication decides it, it is drawn as that publication's state.
 * @example <ListStatusBadge status="drifted" />
 */
export function ListStatusBadge({ status, size, title, ...rest }: ListStatusBadgeProps) {
  const words = useOwnListStatusWords()
  if (!isOwnListStatus(status)) return <StateBadge state={status} size={size} title={title} {...rest} />
  return (
    <Badge {...listStatusLooks[status]} size={size} title={title && `${words[status]}: ${title}`} {...rest}>
      {words[status]}
    </Badge>
  )
}
