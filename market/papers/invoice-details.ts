import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { countryOf, regionOf } from '#market/ship-to-places.ts'

const line = (max: number) =>
  z.string().overwrite(plainLine).min(1, 'Required').max(max, `Maximum ${max} characters`)

const ZIP = /^\d{5}(-\d{4})?$/

/** The code of a state, however it is typed: `Nevada`, `nv`. */
function stateCode(typed: string): string {
  const states = countryOf('US')
  return (states && regionOf(states, typed)) ?? ''
}

/** What a seller is called on its invoices, and where it is. */
export const invoiceDetailsForm = z.object({
  legal_name: line(120),
  street: line(160),
  city: line(80),
  state: line(80)
    .refine((typed) => typed === '' || stateCode(typed) !== '', 'Enter a US state, such as NV')
    .overwrite((typed) => stateCode(typed) || typed),
  zip: line(10).refine(
    (typed) => typed === '' || ZIP.test(typed),
    'Enter a ZIP code such as 89501',
  ),
  tax_id: z.string().overwrite(plainLine).max(40, 'Maximum 40 characters').nullish(),
  agreed: z.literal(true, 'Agree to have invoices issued in your name'),
})
export type InvoiceDetailsForm = z.infer<typeof invoiceDetailsForm>
