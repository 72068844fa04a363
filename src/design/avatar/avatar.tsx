import { useState, type ComponentProps } from 'react'
import { AccountIcon, StoreIcon } from '../icon/index.ts'
import { groundOf, initials } from './initials.ts'
import { avatar, avatarGrounds, type AvatarShape, type AvatarSize } from './avatar.variants.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Of a person or a store; an address will do. */
  name: string
  /** A picture. While there is none, or it does not load, initials stand there. */
  src?: string | undefined
  /** @default 'md' */
  size?: AvatarSize | undefined
  /** @default 'person' */
  shape?: AvatarShape | undefined
  /** The name is written beside it, so screen readers need not announce it again. @default false */
  decorative?: boolean | undefined
}

/**
 * A person or a store at a glance. The same name always has the same ground.
 * @example <Avatar name="Ana Ruiz" src={person.pictureUrl} decorative /> Ana Ruiz
 */
export function Avatar({ name, src, size, shape = 'person', decorative = false, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const pictured = src !== undefined && src !== '' && src !== broken
  const letters = initials(name)
  const Nameless = shape === 'person' ? AccountIcon : StoreIcon
  const ground = avatarGrounds[letters === '' ? avatarGrounds.length - 1 : groundOf(name, avatarGrounds.length)]
  return (
    <span
      data-slot="avatar"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={avatar({ size, shape, className: [ground, className] })}
      {...rest}
    >
      {pictured ? (
        <img src={src} alt="" draggable={false} className="size-full object-cover" onError={() => setBroken(src)} />
      ) : letters === '' ? (
        <Nameless className="size-1/2" />
      ) : (
        letters
      )}
    </span>
  )
}
