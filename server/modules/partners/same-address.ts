import { plainEmail } from '../../kernel/email.ts'

/** The form in which addresses are compared: letters that only look alike stay different. */
export const comparable = (email: string): string => plainEmail(email) ?? email.trim().toLowerCase()

/** Whether two addresses are one. */
export const sameAddress = (one: string, other: string): boolean => comparable(one) === comparable(other)
