/** What the coverage check cannot find out by itself: what is a component or a screen, and why one of them may do without a story. */
export interface CoverageLists {
  /** Folders in `src/design` that are no components, and what they are. */
  notComponents: Record<string, string>
  /** Folders in `stories/screens` that are no screens, and what they are. */
  notScreens: Record<string, string>
  /** Components whose words cannot be long, and why. */
  withoutLongWords: Record<string, string>
  /** Components that nobody clicks or types in, and why. */
  withoutInteraction: Record<string, string>
  /** Components that show a list: they need a story without any item and one with very many. */
  showingLists: readonly string[]
  /** Components that need a guide in `stories/guides`. */
  withGuide: readonly string[]
  /** Components of `showingLists` that always have an item, and why. */
  neverEmpty: Record<string, string>
  /** The screens in `stories/screens`: they are designed, and not yet part of the product. */
  prototypes: readonly string[]
  /** The screens of the product, each with the stories file of its view. */
  productScreens: Record<string, string>
  /** States in which a screen can never be, and why. */
  impossibleStates: Record<string, Partial<Record<'Loading' | 'Empty' | 'Failed', string>>>
}

export const coverageLists: CoverageLists = {
  notComponents: {
    controls: 'what a Playground offers',
    download: "how a file gets into the browser's downloads",
    snapshot: 'the sheet that components are drawn on',
    sorting: 'what list and grid share of putting in order',
    text: 'texts as they are searched',
    theme: 'the stylesheet',
    tokens: 'what components are made of',
    words: 'what they say in common',
  },
  notScreens: {
    frame: 'what stands around every screen',
    shop: 'the shop that every screen shows',
  },
  withoutLongWords: {
    icon: 'draws no words',
    illustration: 'draws no words',
    skeleton: 'draws no words',
    spinner: 'draws no words',
    sparkline: 'draws no words',
    'keyboard-hint': 'names of keys are short',
    'progress-ring': 'a percentage is all that it draws',
    'value-meter': 'a number is all that it draws',
    'qr-code': 'draws no words',
    mark: 'the name of the product is all that it draws',
    'language-selector': 'lists three languages by their own names',
    'media-player': 'times are all that it draws',
    screenshot: 'draws no words',
  },
  withoutInteraction: {
    avatar: 'says who somebody is',
    badge: 'says what state a thing is in',
    figure: 'a number to read',
    icon: 'stands inside of what is pressed',
    illustration: 'a picture',
    'keyboard-hint': 'names keys, does not listen to them',
    'list-health-mark': 'says how a list looks to shoppers',
    'list-status-badge': 'says what status a list has',
    mark: 'a picture',
    'product-card': 'a card to read; the grid that it stands in is operated',
    'product-row': 'cells to read; the list that they stand in is operated',
    cover: 'a ground for a form',
    'plan-card': 'what is pressed on it comes from outside',
    panel: 'a ground; what stands on it is operated',
    'qr-code': 'a picture that a phone reads',
    screenshot: 'a picture',
    progress: 'tells how far something is',
    'progress-ring': 'tells how far something is',
    skeleton: 'stands in for what is not there yet',
    sparkline: 'a curve to glance at',
    spinner: 'tells that something works',
    'state-badge': 'says what state a publication is in',
    'value-meter': 'tells how much something is worth',
  },
  showingLists: [
    'chart',
    'combobox',
    'command-palette',
    'data-table',
    'event-calendar',
    'file-drop',
    'filter-builder',
    'notification-panel',
    'ordering-diff',
    'pagination',
    'select',
    'sortable-grid',
    'sortable-list',
    'store-selector',
    'tabs',
    'tree',
  ],
  withGuide: [
    'badge',
    'banner',
    'button',
    'chart',
    'data-table',
    'dialog',
    'drawer',
    'field',
    'form',
    'icon-button',
    'item-list',
    'list-state',
    'menu',
    'panel',
    'progress',
    'radio',
    'search-input',
    'segments',
    'select',
    'selection-bar',
    'sortable-list',
    'state-badge',
    'tabs',
    'toast',
  ],
  neverEmpty: {
    tabs: 'where there is nothing to turn to, there are no tabs',
    'filter-builder': 'without a condition it is how it begins, which is its Snapshot',
  },
  prototypes: [],
  productScreens: {
    admin: 'src/features/operator/views/operator-view.stories.tsx',
    assistant: 'src/features/assistant/views/assistant-view.stories.tsx',
    automations: 'src/features/automations/views/automations-view.stories.tsx',
    'automation-edit': 'src/features/automations/views/edit-view.stories.tsx',
    'automation-runs': 'src/features/automations/views/runs-view.stories.tsx',
    checkout: 'src/features/payments/views/checkout-view.stories.tsx',
    'category-front': 'src/features/lists/views/category-front-view.stories.tsx',
    'index-admin': 'src/features/publication/views/publication-queue-view.stories.tsx',
    notifications: 'src/features/notices/views/notices-view.stories.tsx',
    help: 'src/features/help/views/help-pages.stories.tsx',
    'quick-demo': 'src/features/help/views/quick-demo-view.stories.tsx',
    home: 'src/features/home/views/home-view.stories.tsx',
    'collection-front': 'src/features/lists/views/collection-front-view.stories.tsx',
    reports: 'src/features/reports/views/report-view.stories.tsx',
    'mass-ordering': 'src/features/mass-ordering/views/mass-ordering-view.stories.tsx',
    'new-store': 'src/features/connections/views/new-store-view.stories.tsx',
    plans: 'src/features/payments/views/plans-view.stories.tsx',
    proposals: 'src/features/publication/views/proposals.stories.tsx',
    'publish-review': 'src/features/publication/views/publish-review-view.stories.tsx',
    'samara-choose-groups': 'src/features/samara-collections/views/choose-groups-view.stories.tsx',
    'samara-collection': 'src/features/samara-collections/views/collection-view.stories.tsx',
    'samara-group': 'src/features/samara-collections/views/group-view.stories.tsx',
    'samara-groups': 'src/features/samara-collections/views/groups-view.stories.tsx',
    'samara-collections': 'src/features/samara-collections/views/collections-view.stories.tsx',
    synchronise: 'src/features/synchronisation/views/synchronise-view.stories.tsx',
    'user-profile': 'src/features/profile/views/profile-view.stories.tsx',
    workbench: 'src/features/ordering/views/workbench-view.stories.tsx',
  },
  impossibleStates: {
    checkout: { Empty: 'there is no checkout without a plan' },
    plans: { Empty: 'there are always plans to choose from' },
    proposals: { Empty: 'without a proposal the queue shows nothing of them' },
    help: { Loading: 'its texts come with it', Empty: 'its pages are always there', Failed: 'its texts come with it' },
    'quick-demo': { Loading: 'its texts come with it', Empty: 'its themes are always there', Failed: 'its texts come with it' },
    'user-profile': { Empty: 'whoever is signed in has a profile' },
  },
}
