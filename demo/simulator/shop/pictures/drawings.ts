import { bags } from './bags.ts'
import type { Drawing } from './brush.ts'
import { furniture } from './furniture.ts'
import { jewellery } from './jewellery.ts'
import { kitchen } from './kitchen.ts'
import { light } from './light.ts'
import { paper } from './paper.ts'
import { play } from './play.ts'
import { seasonal } from './seasonal.ts'
import { tableware } from './tableware.ts'
import { textile } from './textile.ts'
import { wall } from './wall.ts'

/** Every kind of product that can be drawn, by the name that a picture order gives. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...tableware,
  ...kitchen,
  ...bags,
  ...jewellery,
  ...light,
  ...wall,
  ...textile,
  ...furniture,
  ...seasonal,
  ...paper,
  ...play,
}
