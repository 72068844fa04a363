/** A number to read: what it counts, how much, and how it changed. */
export { Change, directionOf, type ChangeDirection, type ChangeProps } from './change.tsx'
export { Figure, type FigureChange, type FigureProps } from './figure.tsx'
