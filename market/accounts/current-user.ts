import { z } from 'zod'
import { sampleChoices } from '#market/sample-profiles/sample-choices.ts'
import { resaleDeclaration } from '#market/resale/resale-terms.ts'
import { releaseNote } from '#market/release-notes/release-note.ts'
import { shipTo } from './ship-to.ts'
import { secondFactors } from './second-factor.ts'
import { staffRoles } from './staff-role.ts'
import { userStatuses } from './user-status.ts'

export const currentUser = z.object({
  id: z.int(),
  email: z.string(),
  full_name: z.string(),
  image_url: z.string().nullable(),
  /** Used in emails and PDFs; null until a sign-in or the account settings name one. */
  time_zone: z.string().nullable().default(null),
  status: z.enum(userStatuses),
  /** False until the person has chosen one. */
  has_password: z.boolean(),
  /** Whether a mailed link was used; a seller sells, and a subscriber reads leads, only then. */
  address_proven: z.boolean(),
  admin: z.boolean(),
  /** Null for everybody but staff. */
  staff_role: z.enum(staffRoles).nullable(),
  /** Of this session; `none` for everybody but administrators. */
  second_factor: z.enum(secondFactors),
  buyer: z
    .object({
      id: z.int(),
      name: z.string(),
      category: z.string(),
      ship_to: shipTo.nullable(),
      po_number_required: z.boolean().optional(),
      ...resaleDeclaration.shape,
    })
    .nullable(),
  seller: z
    .object({
      id: z.int(),
      name: z.string(),
      description: z.string(),
      logo: z.string().nullable(),
      banner: z.string().nullable(),
      logo_url: z.string().nullable(),
      banner_url: z.string().nullable(),
      /** The wizard's product step is finished or skipped. */
      onboarding_finished: z.boolean(),
    })
    .nullable(),
  /** The subscription's status and choices. */
  sample_subscribed: z.boolean(),
  ...sampleChoices.shape,
  /** New notes not dismissed yet, newest first. */
  release_notes: z.array(releaseNote),
})
export type CurrentUser = z.infer<typeof currentUser>
