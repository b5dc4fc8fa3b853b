import { z } from 'zod'

/** How long nothing is paid after the place to be paid was changed (section L2). */
export const BANK_HOLD_DAYS = 3

const digits = (text: string) => text.replaceAll(/[\s-]/g, '')

/** The ninth digit of a routing number proves the others. */
export function isRoutingNumber(text: string) {
  if (!/^\d{9}$/.test(text)) return false
  const weights = [3, 7, 1]
  const sum = Array.from(text, Number).reduce(
    (total, digit, at) => total + digit * (weights[at % 3] ?? 0),
    0,
  )
  return sum > 0 && sum % 10 === 0
}

export const bankDetailsForm = z.object({
  account_holder: z
    .string()
    .trim()
    .min(1, 'Enter the name on the account')
    .max(200, 'Maximum 200 characters'),
  bank_name: z
    .string()
    .trim()
    .min(1, 'Enter the name of the bank')
    .max(200, 'Maximum 200 characters'),
  routing_number: z
    .string()
    .transform(digits)
    .refine(isRoutingNumber, 'Enter the 9 digits of the routing number'),
  account_number: z
    .string()
    .transform(digits)
    .refine((text) => /^\d{4,17}$/.test(text), 'Enter the account number, 4 to 17 digits'),
})
export type BankDetailsForm = z.output<typeof bankDetailsForm>
