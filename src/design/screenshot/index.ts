/** A picture of a screen of the product, fetched when it comes into sight. */
export { Screenshot, type ScreenshotProps } from './screenshot.tsx'
