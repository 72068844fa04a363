/** A thing that was chosen, in a word, which may be taken away again. */
export { Tag, type TagProps } from './tag.tsx'
export { TagList, type TagListProps } from './tag-list.tsx'
export { tagSizes, tagTones, type TagSize, type TagTone } from './tag.variants.ts'
