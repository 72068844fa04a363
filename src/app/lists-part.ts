import { screenPart } from './screen-part.ts'

/** The lists to choose from: a screen of their own, and of the workbench where its address names no list. */
export const ListFrontPageRoute = screenPart(
  () => import('./list-front-page-route.tsx').then(({ ListFrontPageRoute: page }) => page),
  'ordering',
  'lists',
)
