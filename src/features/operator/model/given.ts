/** A part of a filter, where it is given. */
export const given = <K extends string, V extends string>(name: K, value: V | '' | undefined): { [N in K]?: V } =>
  value === '' || value === undefined ? {} : ({ [name]: value } as { [N in K]: V })
/** The one of these words that it is. */
export const among = <V extends string>(known: readonly V[], value: string): V | undefined => known.find((each) => each === value)
