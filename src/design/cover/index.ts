/** The branded surround of everything that happens before somebody is in. */
export { Cover, type CoverProps } from './cover.tsx'
