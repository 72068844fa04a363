/** Several views of one thing, one at a time, behind an underlined line of names. */
export { Tab, type TabProps } from './tab.tsx'
export { TabList, type TabListProps } from './tab-list.tsx'
export { TabPanel, Tabs, type TabPanelProps, type TabsProps } from './tabs.tsx'
