/** Sections under each other that unfold when their heading is pressed. */
export { AccordionItem, type AccordionItemProps } from './accordion-item.tsx'
export { Accordion, type AccordionProps } from './accordion.tsx'
export { accordionTones, type AccordionTone } from './accordion.variants.ts'
