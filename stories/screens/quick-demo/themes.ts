/** One thing that is shown: a video and the same in numbered steps. */
export interface DemoTopic {
  id: 'addStore' | 'manageStores' | 'manualSort' | 'multipleSort' | 'massSort' | 'criteria' | 'index'
  title: string
  steps: readonly (readonly [title: string, detail?: string])[]
}

export interface DemoTheme {
  id: 'stores' | 'ordering' | 'criteria' | 'indexing'
  title: string
  topics: readonly DemoTopic[]
}
