/**
 * Runs in the page: draws a pointer that follows the mouse, with a ring
 * while its button is down. Stands alone, because the browser gets its text.
 */
export function drawPointer(): void {
  if (window.top !== window) return
  const size = 26
  const pointer = document.createElement('div')
  pointer.setAttribute('aria-hidden', 'true')
  pointer.style.cssText = 'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none;will-change:transform;opacity:0'
  pointer.innerHTML = `
    <span style="position:absolute;left:-17px;top:-17px;width:34px;height:34px;border-radius:50%;background:rgb(0 108 77/.28);border:2px solid rgb(0 108 77/.8);box-sizing:border-box;transform:scale(0);transition:transform 140ms ease-out"></span>
    <svg width="${size}" height="${size}" viewBox="0 0 24 24" style="position:absolute;left:-3px;top:-2px;filter:drop-shadow(0 1px 2px rgb(0 0 0/.45))">
      <path d="M3 2 L3 19.2 L7.6 15.1 L10.6 21.9 L13.7 20.5 L10.8 13.9 L17 13.6 Z" fill="#111" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/>
    </svg>`
  const ring = pointer.querySelector('span')!
  const follow = ({ clientX, clientY }: MouseEvent): void => {
    pointer.style.opacity = '1'
    pointer.style.transform = `translate(${String(clientX)}px, ${String(clientY)}px)`
  }
  const pressed = (down: boolean) => (): void => {
    ring.style.transform = down ? 'scale(1)' : 'scale(0)'
  }
  addEventListener('mousemove', follow, { capture: true, passive: true })
  addEventListener('pointerdown', pressed(true), { capture: true, passive: true })
  addEventListener('pointerup', pressed(false), { capture: true, passive: true })
  const put = (): void => void document.documentElement.append(pointer)
  if (document.documentElement) put()
  document.addEventListener('DOMContentLoaded', put)
}
