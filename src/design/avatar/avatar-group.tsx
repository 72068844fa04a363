import type { ComponentProps } from 'react'
import { Avatar } from './avatar.tsx'
import { avatar, avatarOverlaps, type AvatarShape, type AvatarSize } from './avatar.variants.ts'
import { useAvatarWords } from './avatar.words.ts'

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Who they are together. */
  label: string
  people: readonly { readonly name: string; readonly src?: string | undefined }[]
  /** How many are drawn at most; of the others only the count. @default 4 */
  max?: number | undefined
  /** @default 'md' */
  size?: AvatarSize | undefined
  /** @default 'person' */
  shape?: AvatarShape | undefined
}

/**
 * Several people in little room, and how many more there are.
 * @example <AvatarGroup label="Colaboradores" people={partners} />
 */
export function AvatarGroup({ label, people, max = 4, size, shape, className, ...rest }: AvatarGroupProps) {
  const { say, number } = useAvatarWords()
  const drawn = people.length > max ? people.slice(0, Math.max(1, max - 1)) : people
  const hidden = people.length - drawn.length
  const ring = 'ring-2 ring-surface'
  return (
    <ul
      data-slot="avatar-group"
      aria-label={label}
      className={`flex items-center ${avatarOverlaps[size ?? 'md']} ${className ?? ''}`}
      {...rest}
    >
      {drawn.map((person, at) => (
        <li key={at} className="flex">
          <Avatar {...person} size={size} shape={shape} className={ring} title={person.name} />
        </li>
      ))}
      {hidden > 0 && (
        <li className={avatar({ size, shape, className: [ring, 'bg-inverse text-on-inverse tabular-nums'] })}>
          <span aria-hidden>+{number(hidden)}</span>
          <span className="sr-only">{say.more(number(hidden))}</span>
        </li>
      )}
    </ul>
  )
}
