export { Figure, type FigureChange, type FigureProps } from './figure.tsx'
