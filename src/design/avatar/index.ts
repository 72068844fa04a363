/** A person or a store at a glance: a picture, or initials on a ground that is always the same for the same name. */
export { Avatar, type AvatarProps } from './avatar.tsx'
export { AvatarGroup, type AvatarGroupProps } from './avatar-group.tsx'
export { avatarShapes, avatarSizes, type AvatarShape, type AvatarSize } from './avatar.variants.ts'
