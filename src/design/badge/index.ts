export { Badge, type BadgeProps } from './badge.tsx'
export { badgeSizes, badgeTones, type BadgeSize } from './badge.variants.ts'
