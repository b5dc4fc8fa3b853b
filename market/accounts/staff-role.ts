/** The role of staff: `support` reads and answers applications, `admin` does everything. */
export const staffRoles = ['support', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export const ADMINS_ONLY = 'Only administrators can do this. Please ask one of them.'
