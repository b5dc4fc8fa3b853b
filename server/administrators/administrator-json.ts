import type { Administrator } from '#market/administrators/administrator-api.ts'
import type { AdministratorRow } from './administrator-store.ts'

export const administratorJson = (row: AdministratorRow): Administrator => ({
  id: row.id,
  email: row.email,
  full_name: row.fullName,
  role: row.role,
  since: row.since?.toISOString() ?? null,
  last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
  has_password: row.hasPassword,
  has_second_factor: row.hasSecondFactor,
})
