/** Chooses one or many among more than a list can show: by writing a part of the name. */
export { Combobox, type ComboboxProps } from './combobox.tsx'
export type { ComboboxOption, OptionSearch } from './option.ts'
