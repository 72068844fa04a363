export { Banner, type BannerProps } from './banner.tsx'
export { bannerTones } from './banner.variants.ts'
