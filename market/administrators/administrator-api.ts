import { z } from 'zod'
import { emailText } from '#market/accounts/email.ts'
import { nameText } from '#market/accounts/name.ts'
import { staffRoles } from '#market/accounts/staff-role.ts'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { idIn } from '#market/wire.ts'

/** Somebody of the staff, support as well as administrators. */
export const administrator = z.object({
  id: z.int(),
  email: z.string(),
  full_name: z.string(),
  role: z.enum(staffRoles),
  since: z.string().nullable(),
  last_sign_in_at: z.string().nullable(),
  /** False until the invitation was taken up. */
  has_password: z.boolean(),
  has_second_factor: z.boolean(),
})
export type Administrator = z.infer<typeof administrator>

const answer = z.object({ data: administrator })
const params = z.object({ id: idIn })

export const listAdministrators = endpoint({
  method: 'GET',
  path: '/admin/administrators',
  summary: 'All staff, with their roles',
  policy: 'admin_verified',
  query: pageQuery,
  answer: z.object({ data: z.array(administrator), meta: pageMeta }),
})

export const administratorForm = z.object({
  email: emailText(),
  full_name: nameText.optional(),
  role: z.enum(staffRoles, 'Choose a role'),
})

/** Of somebody invited before who has not come yet, a new link takes the place of the last. */
export const inviteAdministrator = endpoint({
  method: 'POST',
  path: '/admin/administrators',
  summary: 'Invite someone to the staff and email a one-time link',
  policy: 'admin_verified',
  body: z.object({ administrator: administratorForm }),
  answer,
  status: 201,
})

export const changeAdministrator = endpoint({
  method: 'PUT',
  path: '/admin/administrators/:id',
  summary: 'Change a staff member’s role',
  policy: 'admin_verified',
  params,
  body: z.object({ administrator: administratorForm.pick({ role: true }) }),
  answer,
})

export const removeAdministrator = endpoint({
  method: 'DELETE',
  path: '/admin/administrators/:id',
  summary: 'Remove a staff member; sessions and links end immediately',
  policy: 'admin_verified',
  params,
  answer: z.object({}),
})

export const LAST_ADMINISTRATOR =
  'There must be at least one administrator. Invite another, or promote a colleague, first.'
