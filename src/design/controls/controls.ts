import type { InputType } from 'storybook/internal/csf'

/** One of the variants that a component has, or of the values of a prop. */
export const choice = (values: Readonly<Record<string, unknown>> | readonly unknown[]): InputType => ({
  control: 'select',
  options: Array.isArray(values) ? values : Object.keys(values),
})

/** On or off. */
export const toggle: InputType = { control: 'boolean' }

/** Some words. */
export const text: InputType = { control: 'text' }

/** A number, within these bounds. */
export const number = (min: number, max: number, step = 1): InputType => ({ control: { type: 'range', min, max, step } })

/** What makes a story a Playground: a control for each of these props, and none for what cannot be edited by hand. */
export const playground = (argTypes: Record<string, InputType>) => ({
  argTypes,
  parameters: { controls: { include: Object.keys(argTypes) } },
})
