import { useCallback, useRef, useState } from 'react'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Combobox, type ComboboxOption, type OptionSearch } from '../../../design/combobox/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
import { AddIcon } from '../../../design/icon/index.ts'
import { ProductPicture } from '../../../design/product-row/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'

/** A product as a search finds it. */
export interface OfferedProduct {
  id: number
  name: string
  reference: string
  imageUrl: string | null
}

export type ProductSearch = (text: string, signal: AbortSignal) => Promise<readonly OfferedProduct[]>

/** A search for products as a combobox asks it; what was found is kept, to know what was chosen. */
export function useProductOptions(search: ProductSearch, known: ReadonlySet<number>, knownText: string) {
  const found = useRef(new Map<number, OfferedProduct>())
  const onSearch: OptionSearch = useCallback(
    async (text, signal) =>
      (await search(text, signal)).map((product): ComboboxOption => {
        found.current.set(product.id, product)
        const { id, name, reference, imageUrl } = product
        return {
          value: String(id),
          label: name,
          detail: known.has(id) ? `${reference} · ${knownText}` : reference,
          icon: <ProductPicture src={imageUrl} />,
          disabled: known.has(id),
        }
      }),
    [search, known, knownText],
  )
  return { onSearch, productOf: (id: string) => found.current.get(Number(id)) }
}

export interface AddProductsDialogProps {
  search: ProductSearch
  /** Products that are there already. Keep it stable between renders. */
  known: ReadonlySet<number>
  busy: boolean
  /** Why they could not be added. */
  failure: SayableFailure | null
  onClose: () => void
  /** @param pinned they stay whatever exclusions say */
  onAdd: (products: readonly OfferedProduct[], pinned: boolean) => void
}

const ways = ['behind', 'pinned'] as const

/** Products that are added by hand, with how many they will be, and whether exclusions can take them out again. */
export function AddProductsDialog({ search, known, busy, failure, onClose, onAdd }: AddProductsDialogProps) {
  const t = useSentences('samara-groups')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const format = useFormat()
  const { onSearch, productOf } = useProductOptions(search, known, t('add.known'))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [way, setWay] = useState<(typeof ways)[number]>('behind')
  const products = chosen.flatMap((id) => productOf(id) ?? [])
  const count = products.length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('add.title')}
      description={count === 0 ? t('add.nothing') : t('add.count', { count, number: format.number(count) })}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button tone="accent" icon={<AddIcon />} disabled={count === 0} loading={busy} onClick={() => onAdd(products, way === 'pinned')}>
            {t('picked.add')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        {failure && (
          <Banner tone="danger" title={failed('collection.addProducts')}>
            {say(failure)}
          </Banner>
        )}
        <Field label={t('add.search')} hint={t('add.hint')}>
          <Combobox multiple onSearch={onSearch} value={chosen} onValueChange={setChosen} />
        </Field>
        <Field label={t('add.where')}>
          <RadioGroup value={way} onValueChange={(next) => setWay(next === 'pinned' ? 'pinned' : 'behind')}>
            {ways.map((each) => (
              <RadioOption key={each} value={each} label={t(`add.${each}.label`)} hint={t(`add.${each}.hint`)} />
            ))}
          </RadioGroup>
        </Field>
      </div>
    </Dialog>
  )
}
