import type { DemoTheme } from './themes.ts'

/** What the quick demo shows, in English. */
export const themesEn: readonly DemoTheme[] = [
  {
    id: 'stores',
    title: 'Stores',
    topics: [
      {
        id: 'addStore',
        title: 'Add a store',
        steps: [
          ['Open “New store” in the menu of your account'],
          ['Choose the platform', 'VTEX, or the demo store to try things out'],
          ['Paste the application’s key and token', 'They are checked at once, with what they allow'],
          ['Press “Connect”', 'The catalogue begins to arrive'],
        ],
      },
      {
        id: 'manageStores',
        title: 'Synchronise, edit and delete',
        steps: [
          ['Open “Administer” and the tab “Stores”'],
          ['“Synchronise” brings what changed on the platform'],
          ['“Edit” changes the name or the credential'],
          ['“Delete” takes the store away from here', 'Nothing changes on the platform'],
        ],
      },
    ],
  },
  {
    id: 'ordering',
    title: 'Ordering',
    topics: [
      {
        id: 'manualSort',
        title: 'By hand',
        steps: [
          ['Open a category or a collection'],
          ['Drag the product by its handle', 'Or lift it with Space and move it with the arrows'],
          ['Drop it in its place', 'You can write the position as well'],
          ['Save', 'Your draft is kept when you close the page'],
        ],
      },
      {
        id: 'multipleSort',
        title: 'Several at once',
        steps: [
          ['Tick the products', 'With Shift, a whole run of them'],
          ['Drag one of them', 'All go together and keep their order'],
          ['Or choose “Move to position…”'],
        ],
      },
      {
        id: 'massSort',
        title: 'In bulk',
        steps: [
          ['Open “Mass ordering”'],
          ['Choose the categories or collections'],
          ['Choose a recipe', 'Criteria and rules that hold for all of them'],
          ['See what would change, and apply'],
        ],
      },
    ],
  },
  {
    id: 'criteria',
    title: 'Criteria',
    topics: [
      {
        id: 'criteria',
        title: 'Criteria of an ordering',
        steps: [
          ['Open “Criteria” in the list'],
          ['Choose up to four columns', 'The first one rules; the others settle ties'],
          ['Choose the direction of each'],
          ['See the result before you apply it', 'Pinned products stay where they are'],
        ],
      },
    ],
  },
  {
    id: 'indexing',
    title: 'Indexing',
    topics: [
      {
        id: 'index',
        title: 'Send the order to the platform',
        steps: [
          ['Press “Index” in a saved list'],
          ['Look at what moves and what enters the first screen'],
          ['Choose now, or a day and an hour'],
          ['Follow the progress', 'When it ends, every position is verified'],
        ],
      },
    ],
  },
]
