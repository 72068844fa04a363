import type { Ref } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../../design/tabs/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { reportTabs, type ReportTab } from '../model/requested-report.ts'
import { CategoriesTab } from './categories-tab.tsx'
import { HoursTab } from './hours-tab.tsx'
import { ProductsTab } from './products-tab.tsx'
import { PublicationsTab } from './publications-tab.tsx'
import type { ReportViewProps } from './report-props.ts'
import { TodayTab } from './today-tab.tsx'

export interface ReportTabsProps extends Pick<
  ReportViewProps,
  | 'view'
  | 'days'
  | 'today'
  | 'timeZone'
  | 'products'
  | 'categories'
  | 'hours'
  | 'todayByHour'
  | 'marks'
  | 'choices'
  | 'drawn'
  | 'onDrawn'
  | 'onView'
> {
  comparisonName: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** The figures that come second, one view at a time. */
export function ReportTabs({
  view,
  days,
  today,
  timeZone,
  products,
  categories,
  hours,
  todayByHour,
  marks,
  choices,
  drawn,
  comparisonName,
  ref,
  onDrawn,
  onView,
}: ReportTabsProps) {
  const t = useSentences('reports')
  return (
    <Tabs {...(ref ? { ref } : {})} value={view.tab} onValueChange={(tab) => onView({ tab: tab as ReportTab })}>
      <TabList label={t('tab.label')}>
        {reportTabs.map((tab) => (
          <Tab key={tab} value={tab}>
            {t(`tab.${tab}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="products">
        <ProductsTab products={products} view={view} onView={onView} />
      </TabPanel>
      <TabPanel value="categories">
        <CategoriesTab
          categories={categories}
          measure={view.measure}
          timeZone={timeZone}
          tree={choices?.tree}
          drawn={drawn}
          onDrawn={onDrawn}
          sort={view.categorySort}
          onSort={(categorySort) => onView({ categorySort })}
        />
      </TabPanel>
      <TabPanel value="hours">
        <HoursTab hours={hours} measure={view.measure} comparisonName={comparisonName} />
      </TabPanel>
      <TabPanel value="today">
        <TodayTab today={todayByHour} timeZone={timeZone} />
      </TabPanel>
      <TabPanel value="publications">
        <PublicationsTab
          marks={marks}
          run={view.run}
          timeZone={timeZone}
          days={days}
          today={today}
          onDays={(next) => onView({ days: next })}
          onOpen={(open) => onView({ open })}
          onAll={() => onView({ run: null })}
          sort={view.publicationSort}
          onSort={(publicationSort) => onView({ publicationSort })}
        />
      </TabPanel>
    </Tabs>
  )
}
