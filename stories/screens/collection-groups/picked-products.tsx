import { Combobox } from '../../../src/design/combobox/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { UploadIcon } from '../../../src/design/icon/index.ts'
import { foundBy, type PickedGroup } from '../collections/matching.ts'
import { ProductSample } from '../collections/product-sample.tsx'
import { useTexts } from '../frame/index.ts'
import { products } from '../shop/index.ts'
import { collectionGroupsWords } from './collection-groups.words.ts'

const options = products.map(({ id, name, reference }) => ({ value: String(id), label: name, detail: reference }))

export interface PickedProductsProps {
  group: PickedGroup
  onPick: (ids: readonly number[]) => void
  onFile: () => void
}

/** Below a group: what it finds, and what was picked by hand. */
export function PickedProducts({ group, onPick, onFile }: PickedProductsProps) {
  const { say } = useTexts(collectionGroupsWords)
  return (
    <div className="flex flex-col gap-4">
      <ProductSample products={foundBy(group)} shown={7} />
      <div className="flex flex-wrap items-start gap-3">
        <Field label={say.picked} hint={say.pickHint} className="min-w-0 flex-1 basis-64">
          <Combobox
            multiple
            options={options}
            placeholder={say.pick}
            value={group.picked.map(String)}
            onValueChange={(ids) => onPick(ids.map(Number))}
          />
        </Field>
        <Button icon={<UploadIcon />} onClick={onFile} className="sm:mt-6">
          {say.file}
        </Button>
      </div>
    </div>
  )
}
