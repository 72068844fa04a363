import type { Page } from 'playwright'

/** What counts as a sign that there is more text: an ellipsis alone, or only something that shows all of it. */
export type Sign = 'ellipsis' | 'title'

/**
 * Finds text that is cut off, at the side or below, or that sticks out of
 * the shape that it stands in. A part that scrolls cuts nothing off, and a
 * `title` or a `Tooltip` that holds the whole text shows it. Hidden text is not looked at.
 * @param sign `ellipsis`: an ellipsis or a clamp of lines is enough; `title`: such text needs a `title` too
 * @returns a sentence per fault
 */
export function cutOffText(page: Page, sign: Sign): Promise<string[]> {
  return page.evaluate((needed) => {
    const slack = 1.5
    interface Facts {
      style: CSSStyleDeclaration
      box: DOMRect
      /** Not for the eye: one pixel, or clipped away. */
      hidden: boolean
      drawn: boolean
    }
    const known = new Map<Element, Facts>()
    const factsOf = (element: Element): Facts => {
      const before = known.get(element)
      if (before) return before
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const drawn =
        (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'transparent') ||
        (parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0)
      const facts = { style, box, drawn, hidden: box.width <= 1 || box.height <= 1 || style.clipPath !== 'none' }
      known.set(element, facts)
      return facts
    }
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
    const titled = (element: Element, content: string): boolean =>
      needed === 'ellipsis'
        ? element.hasAttribute('title')
        : ['title', 'data-tooltip'].some((name) => plain(element.closest(`[${name}]`)?.getAttribute(name) ?? '').includes(plain(content)))
    const shown = (element: Element) => element.outerHTML.replace(/>[^]*/, '>').slice(0, 160)
    const faults = new Map<Element, string>()
    const report = (element: Element, content: string, what: string) => {
      if (!faults.has(element)) faults.set(element, `“${plain(content).slice(0, 60)}” ${what}: ${shown(element)}`)
    }

    /** Follows a text outwards until nothing can cut it any more. */
    const follow = (text: Text, content: string, from: Element) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      if (rects.length === 0) return
      const left = Math.min(...rects.map((rect) => rect.left))
      const right = Math.max(...rects.map((rect) => rect.right))
      const top = Math.min(...rects.map((rect) => rect.top))
      const bottom = Math.max(...rects.map((rect) => rect.bottom))
      // The box of a line is higher than its letters.
      const spare = Math.max(slack, (rects[0]?.height ?? 0) / 4)
      let [acrossOpen, downOpen] = [true, true]
      for (
        let element: Element | null = from;
        element && element !== document.body && (acrossOpen || downOpen);
        element = element.parentElement
      ) {
        const { style, box, hidden, drawn } = factsOf(element)
        if (hidden) return
        if (style.display !== 'inline' && style.display !== 'contents') {
          const clipsAcross = /hidden|clip/.test(style.overflowX)
          const clipsDown = /hidden|clip/.test(style.overflowY)
          const hasEllipsis = clipsAcross && style.textOverflow === 'ellipsis'
          const hasClamp = style.webkitLineClamp !== 'none'
          if (/auto|scroll/.test(style.overflowX)) acrossOpen = false
          if (/auto|scroll/.test(style.overflowY)) downOpen = false
          if (hasEllipsis || hasClamp) {
            const isCut = element.scrollWidth > element.clientWidth || (hasClamp && element.scrollHeight > element.clientHeight + spare)
            if (needed === 'title' && isCut && !titled(element, content)) {
              report(element, content, 'ends in an ellipsis, without a title')
              return
            }
            if (hasClamp) return
            // It is a sign of what is cut off at the side, not of what is cut off below.
            acrossOpen = false
          }
          if (needed === 'ellipsis' && element.hasAttribute('title')) acrossOpen = false
          const beyond = Math.max(right - box.right, box.left - left)
          if (acrossOpen && (clipsAcross || drawn) && beyond > slack) {
            if (right <= box.left || left >= box.right) return // wholly out of sight on purpose, like a drawer that is shut
            if (!titled(element, content))
              report(element, content, `${clipsAcross ? 'is cut off' : 'sticks out'} by ${Math.ceil(beyond)} pixels, without a sign`)
            return
          }
          const below = Math.max(bottom - box.bottom, box.top - top)
          if (downOpen && clipsDown && below > spare) {
            if (bottom <= box.top || top >= box.bottom) return
            if (!titled(element, content))
              report(element, content, `is cut off by ${Math.ceil(below)} pixels of its height, without a sign`)
            return
          }
          if (clipsAcross) acrossOpen = false
          if (clipsDown && !hasEllipsis) downOpen = false
        }
        if (style.position === 'fixed') return
      }
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const content = node.textContent ?? ''
      const parent = node.parentElement
      if (content.trim() === '' || !parent || parent.closest('script, style, svg, option, textarea, .sb-wrapper')) continue
      if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) follow(node as Text, content, parent)
    }
    if (needed === 'title') {
      const pen = document.createElement('canvas').getContext('2d')
      const widthOf = (content: string, style: CSSStyleDeclaration) => {
        if (!pen) return 0
        // The shorthand is empty where letters have features of their own, and the pen would keep its ten pixels.
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        pen.letterSpacing = style.letterSpacing
        return pen.measureText(content).width
      }
      for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:placeholder-shown, select')) {
        const { style, hidden, box } = factsOf(control)
        if (hidden || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const content = control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.placeholder
        const free = box.width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - parseFloat(style.borderLeftWidth) * 2
        if (widthOf(content, style) > free + slack && !titled(control, content))
          report(control, content, 'is longer than its field, without a title')
      }
    }
    return [...faults.values()]
  }, sign)
}
