/** Finds anything that can be done or gone to, from anywhere, by Ctrl or Cmd and K. */
export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
export type { Command, CommandGroup } from './commands.ts'
