import type { Role } from '#web/accounts/role.ts'

/** What the palette finds, which is also how its field is called. */
export const finderLabel = (role: Role) =>
  role === 'admin'
    ? 'Find people, companies, orders, offers and lots'
    : 'Find a page, lot, offer or order'
