/** Something to know on this page; stays until it is settled or put away. */
export { Banner, type BannerProps } from './banner.tsx'
export { bannerTones } from './banner.variants.ts'
