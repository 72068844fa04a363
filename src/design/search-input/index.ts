/** Words to search by, with the count of what they find. */
export { SearchInput, type SearchInputProps } from './search-input.tsx'
