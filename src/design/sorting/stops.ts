/** A control of an item that can have the keyboard focus. */
export const stops = ['select', 'handle', 'position', 'actions'] as const
export type Stop = (typeof stops)[number]
