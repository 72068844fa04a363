/** The address of the file of the face that everything is written in: for a frame of another page, which has none of its own. */
export { default as fontFile } from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
