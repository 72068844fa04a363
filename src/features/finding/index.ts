/** Finding: a person goes to any list, product or screen, or does anything, by a few letters and Enter. */
export { Finder, type FinderProps } from './pages/finder.tsx'
