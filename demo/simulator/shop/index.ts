/** The demo shop: what a small real gift shop sold in a year, moved so that its last day is yesterday, and a picture for each product. */
export { openWeekAgo } from './open-week-ago.ts'
export { readShop } from './read-shop.ts'
export { picture } from './picture.ts'
export type { PictureOrder, Shop, ShopBrand, ShopCategory, ShopCollection, ShopDepartment, ShopProduct, ShopSales } from './shop.ts'
