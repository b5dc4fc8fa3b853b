import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { regionOf, countryOf } from '#market/ship-to-places.ts'
import { isFileKey } from '#market/uploads/upload-limits.ts'
import { dayIn, idIn, instant } from '#market/wire.ts'
import { documentKinds } from '#market/uploads/document-kind.ts'

/** Staff look at each before it counts. */
export const certificateStatuses = ['waiting', 'verified', 'refused'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]

export const MOST_CERTIFICATES = 100
export const TOO_MANY_CERTIFICATES = `Maximum ${MOST_CERTIFICATES} certificates. Remove one that has ended first.`

/** How long a seller may download the certificate of an order that was paid. */
export const YEARS_KEPT = 7
/** Its buyer is reminded so long before a certificate ends. */
export const REMINDED_DAYS = 30

const unitedStates = countryOf('US')
/** What a certificate can cover: the states of the United States, by their codes. */
export const coverableStates: readonly string[] = unitedStates?.regions.map(([code]) => code) ?? []
/** The name of a state, by its code. */
export const stateName = (code: string) =>
  unitedStates?.regions.find(([each]) => each === code)?.[1] ?? code

const state = z
  .string()
  .transform((given) => (unitedStates && regionOf(unitedStates, given)) ?? given)
  .refine((code) => coverableStates.includes(code), 'Unknown state')

/** A certificate as its buyer enters it. */
export const certificateForm = z
  .object({
    number: z
      .string()
      .overwrite(plainLine)
      .min(1, 'Enter the certificate number')
      .max(60, 'Maximum 60 characters'),
    states: z
      .array(state)
      .min(1, 'Select at least one state')
      .max(coverableStates.length)
      .transform((codes) => [...new Set(codes)].toSorted()),
    valid_from: dayIn('Enter the first day'),
    /** Null: it has no end. */
    valid_until: dayIn('Enter the last day').nullable(),
    /** Null: it is for all sellers. */
    seller_id: idIn.nullable(),
    document_key: z.string().refine(isFileKey, 'Attach the certificate'),
  })
  .refine(({ valid_from: from, valid_until: until }) => until === null || until >= from, {
    path: ['valid_until'],
    message: 'The last day is before the first',
  })
export type CertificateForm = z.input<typeof certificateForm>

/** A certificate as its buyer, staff and the sellers it was given to see it. */
export const certificate = z.object({
  id: z.int(),
  number: z.string(),
  states: z.array(z.string()),
  valid_from: z.iso.date(),
  valid_until: z.iso.date().nullable(),
  seller_id: z.int().nullable(),
  seller_name: z.string().nullable(),
  status: z.enum(certificateStatuses),
  /** Why staff refused it. */
  reason: z.string().nullable(),
  document_kind: z.enum(documentKinds),
  document_bytes: z.int(),
  created_at: instant,
})
export type Certificate = z.infer<typeof certificate>

/** Whether a certificate is over on a day such as `2026-11-28`. */
export const hasEnded = ({ valid_until: until }: Pick<Certificate, 'valid_until'>, today: string) =>
  until !== null && until < today
