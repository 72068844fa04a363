/** A list to go on with: its first products, its name, and how it stands. */
export { ListCard, type ListCardProps } from './list-card.tsx'
