export * from './icon.ts'
