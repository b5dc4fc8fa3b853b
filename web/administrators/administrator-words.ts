import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { Administrator } from '#market/administrators/administrator-api.ts'

export const roleLabels: Record<StaffRole, string> = { support: 'Support', admin: 'Administrator' }

export const roleMeanings: Record<StaffRole, string> = {
  support: 'Views people, orders, sellers and insights, and answers applications.',
  admin: 'Full access: money, fees, sellers, leads and staff.',
}

export const nameOf = ({ full_name, email }: Pick<Administrator, 'full_name' | 'email'>) =>
  full_name || email

export const staffCount = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`
