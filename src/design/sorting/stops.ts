/** A place inside an item that the keyboard can stand on. */
export const stops = ['select', 'handle', 'position', 'actions'] as const
export type Stop = (typeof stops)[number]
