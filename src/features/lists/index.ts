/** Lists: which category or collection is put in order next, found by name, among the recent ones or among one's favourites. */
export { useOpened } from './data/use-habits.ts'
export { askedOf, type Asked } from './model/choosing.ts'
export { ChooseListPage } from './pages/choose-list-page.tsx'
