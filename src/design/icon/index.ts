/** Every sign under the name of what it means here. */
export * from './icon.ts'
