import type { Plugin } from 'vite'

/**
 * Removes what keeps a library's unused components in the build: their names for developer tools, and wrappers that are not marked as pure.
 */
export const withoutNames = (code: string): string =>
  code.replaceAll(/^\w+\.displayName = [^\n;]*;$/gm, '').replaceAll(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')

/** React Router and Radix name every component after making it; a component that was named counts as used. */
export const unusedPartsStayBehind: Plugin = {
  name: 'unused-parts-stay-behind',
  transform: {
    filter: { id: /\/node_modules\/(react-router|@radix-ui)\//, code: 'displayName' },
    handler: (code) => ({ code: withoutNames(code), map: null }),
  },
}
