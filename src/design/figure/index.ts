/** A number to read: what it counts, how much, and how it changed. */
export { Change, directionOf, type ChangeDirection, type ChangeProps } from './change.tsx'
export { ChangeLine, type ChangeLineProps, type FigureChange } from './change-line.tsx'
export { Figure, type FigureProps } from './figure.tsx'
