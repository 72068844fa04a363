/** Every component by what it is for; `component-list.test.ts` demands that none is missing. */
export const groups: Record<string, readonly string[]> = {
  'Doing and going': [
    'button',
    'icon-button',
    'toolbar',
    'link',
    'area-bar',
    'menu',
    'context-menu',
    'command-palette',
    'tooltip',
    'keyboard-hint',
    'selection-bar',
    'on-demand',
  ],
  QueryResult: [
    'form',
    'field',
    'input',
    'textarea',
    'password-input',
    'search-input',
    'number-input',
    'select',
    'combobox',
    'checkbox',
    'radio',
    'reorderable',
    'segments',
    'switch',
    'slider',
    'file-drop',
    'filter-builder',
  ],
  'Days and hours': ['calendar', 'date-range-picker', 'date-time-picker', 'event-calendar'],
  'Lists of things': ['data-table', 'tree', 'pagination', 'list-state', 'item-list', 'tag', 'skeleton'],
  Ordering: [
    'sortable-list',
    'sortable-grid',
    'product-row',
    'product-card',
    'criteria-panel',
    'ordering-diff',
    'value-meter',
    'score-breakdown',
    'save-bar',
    'bottom-bar',
  ],
  Numbers: ['figure', 'kpi-tile', 'sparkline', 'chart', 'backtest'],
  Saying: [
    'badge',
    'list-card',
    'list-health-mark',
    'list-status-badge',
    'state-badge',
    'banner',
    'toast',
    'tour-step',
    'progress',
    'progress-ring',
    'job-progress',
    'spinner',
    'avatar',
    'icon',
    'illustration',
    'screenshot',
    'qr-code',
    'mark',
  ],
  Holding: [
    'page',
    'cover',
    'app-header',
    'app-footer',
    'panel',
    'plan-card',
    'dialog',
    'drawer',
    'popover',
    'tabs',
    'accordion',
    'stepper',
    'breadcrumb',
    'account-menu',
    'store-selector',
    'language-selector',
    'notification-panel',
    'media-player',
  ],
}

/** What a component's entry point says of it: the sentence on top, and what can be imported. */
export interface EntryPoint {
  sentence: string | undefined
  names: string[]
}

/** Reads an entry point (`index.ts`). Types and data are left out: only what is drawn or called is named. */
export function readEntryPoint(text: string): EntryPoint {
  const sentence = /^\/\*\*\s*([^]*?)\s*\*\//.exec(text)?.[1]?.replace(/\s*\n\s*\*?\s*/g, ' ')
  const names = [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => /^([A-Z]|notify$|use[A-Z])/.test(name))
  return { sentence, names }
}
