/** The product's sentences for the book, where there is no server to fetch them from. */
export { spoken } from './spoken.tsx'
