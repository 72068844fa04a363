import { Children, type ComponentProps } from 'react'

export interface TagListProps extends ComponentProps<'ul'> {
  /** What the tags have in common, for screen readers. */
  label: string
}

/**
 * Tags that belong together, wrapping as they need; each is an item of a list.
 * @example <TagList label="Categorías elegidas">{chosen.map((name) => <Tag key={name} onRemove={…}>{name}</Tag>)}</TagList>
 */
export function TagList({ label, className, children, ...rest }: TagListProps) {
  return (
    <ul
      data-slot="tag-list"
      aria-label={label}
      className={`flex min-w-0 flex-wrap gap-1.5 pointer-coarse:gap-2 ${className ?? ''}`}
      {...rest}
    >
      {Children.map(children, (child) => (
        <li className="inline-flex max-w-full min-w-0">{child}</li>
      ))}
    </ul>
  )
}
