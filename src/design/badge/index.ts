/** A word on a thing that says what state it is in. */
export { Badge, type BadgeProps } from './badge.tsx'
export { badgeSizes, badgeTones, type BadgeSize } from './badge.variants.ts'
export { NotedBadge, type NotedBadgeProps } from './noted-badge.tsx'
