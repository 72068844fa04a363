import { useState } from 'react'
import { Drawer } from '../../../src/design/drawer/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { CategoryTable } from '../frame/category-table.tsx'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { categories } from '../shop/index.ts'
import { QuickDemoTopics, type QuickDemoTopicsProps } from './quick-demo-topics.tsx'
import { quickDemoWords } from './quick-demo.words.ts'

export type QuickDemoProps = QuickDemoTopicsProps

/** The help beside the screen that one works on: one looks, and does it at once. */
export function QuickDemo(props: QuickDemoProps) {
  const { say, format } = useTexts(quickDemoWords)
  const [open, setOpen] = useState(true)
  const products = categories.reduce((sum, category) => sum + category.products, 0)
  return (
    <Page
      header={<ScreenHeader area="categories" help={{ open, onOpenChange: setOpen }} />}
      title={say.screen}
      description={say.products(format.number(products))}
      aside={
        <Drawer modal={false} open={open} onOpenChange={setOpen} title={say.title} description={say.description}>
          <QuickDemoTopics {...props} />
        </Drawer>
      }
    >
      <CategoryTable />
    </Page>
  )
}
