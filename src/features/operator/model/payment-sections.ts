/** What an operator looks at of payments. */
export const paymentSections = ['subscriptions', 'payments', 'coupons', 'revenue'] as const
export type PaymentSection = (typeof paymentSections)[number]

/** The section that an address names; subscriptions where it names none. */
export const paymentSectionOf = (kind: string): PaymentSection => paymentSections.find((section) => section === kind) ?? 'subscriptions'
