import { useState } from 'react'
import { Combobox, type ComboboxOption, type ComboboxProps, type OptionSearch } from './index.ts'

export const categories: readonly ComboboxOption[] = [
  ['Mugs', 61, 'Tableware'],
  ['Cups & Saucers', 14, 'Tableware'],
  ['Teapots & Tea Sets', 23, 'Tableware'],
  ['Cake Stands', 24, 'Tableware'],
  ['Tea Towels & Cosies', 14, 'Kitchen & Baking'],
  ['Cake Cases', 29, 'Kitchen & Baking'],
  ['Café & Crème', 8, 'Kitchen & Baking'],
  ['Jumbo Bags', 25, 'Bags & Travel'],
].map(([label, products, group]) => ({ value: String(label), label: String(label), group: String(group), aside: products }))

export const hundredThousand: readonly ComboboxOption[] = Array.from({ length: 100_000 }, (_, at) => ({
  value: String(at),
  label: `Producto ${at + 1}`,
  detail: `REF-${String(at + 1).padStart(6, '0')}`,
}))

type Own = Partial<Omit<ComboboxProps, 'value' | 'onValueChange' | 'multiple'>>

/** One value that a story holds. */
export function OneOf({ start = null, onChosen, ...rest }: Own & { start?: string | null; onChosen?: (value: string | null) => void }) {
  const [value, setValue] = useState(start)
  return (
    <Combobox
      aria-label="Categoría"
      options={categories}
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onChosen?.(next)
      }}
    />
  )
}

/** Many values that a story holds. */
export function ManyOf({
  start = [],
  onChosen,
  ...rest
}: Own & { start?: readonly string[]; onChosen?: (values: readonly string[]) => void }) {
  const [values, setValues] = useState(start)
  return (
    <Combobox
      aria-label="Categorías"
      options={categories}
      {...rest}
      multiple
      value={values}
      onValueChange={(next) => {
        setValues(next)
        onChosen?.(next)
      }}
    />
  )
}

/** Answers at once with the categories in which the query stands. */
export const asks: OptionSearch = (query) =>
  Promise.resolve(categories.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())))

/** Never answers. */
export const keepsOneWaiting: OptionSearch = () => new Promise(() => undefined)
