import { Panel } from '../../../src/design/panel/index.ts'
import { ProductFact, ProductSummary } from '../../../src/design/product-row/index.ts'
import { ReportsIcon } from '../../../src/design/icon/index.ts'
import { useSpeech } from '../frame/index.ts'
import { categories, currency, productsOf } from '../shop/index.ts'
import { signInWords } from './sign-in.words.ts'

const first = [...productsOf('Mugs')].sort((a, b) => b.revenue[1] - a.revenue[1]).slice(0, 4)
const mugs = categories.find(({ name }) => name === 'Mugs')

/** The first mugs of the gift shop in their order: what one comes here for. */
export function CatalogueAtAGlance() {
  const { say, format } = useSpeech(signInWords)
  return (
    <Panel title={say.pictureTitle} description={say.pictureText(format.number(mugs?.products ?? 0))} padding="none">
      <ol className="divide-y divide-subtle">
        {first.map(({ id, name, imageUrl, price, units, revenue }, at) => (
          <li key={id} className="flex items-center gap-4 px-4 py-2.5">
            <span className="w-4 text-right text-sm text-muted tabular-nums">{format.number(at + 1)}</span>
            <ProductSummary
              name={name}
              imageUrl={imageUrl}
              facts={[
                <span key="price">{format.money(price, currency)}</span>,
                <ProductFact key="units" icon={<ReportsIcon />} label="">
                  {format.number(units[1])} {say.units}
                </ProductFact>,
              ]}
            />
            <span className="ml-auto shrink-0 font-medium tabular-nums">{format.money(revenue[1], currency)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
