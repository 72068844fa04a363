export { Change, directionOf, type ChangeDirection, type ChangeProps } from './change.tsx'
export { Figure, type FigureChange, type FigureProps } from './figure.tsx'
