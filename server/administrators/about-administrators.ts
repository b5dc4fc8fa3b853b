import { sql } from 'kysely'
import { isOpenIn } from '#server/accounts/is-account-open.ts'
import type { Database } from '#server/platform/database/database.ts'

type Settings = { demo: boolean; admin: { email: string } | undefined }

/** Warnings for the operator at the start: no administrator exists, or the one named in the settings was removed. */
export async function aboutAdministrators(
  db: Database,
  { admin, demo }: Settings,
): Promise<string[]> {
  const { rows } = await sql<{ some: boolean; wasRemoved: boolean }>`
    select exists (select from users u where u.admin and u.staff_role = 'admin' and ${isOpenIn({ demo })}) as some,
      exists (select from users u where lower(u.email) = lower(${admin?.email ?? ''}) and u.closed_at is not null) as was_removed`.execute(
    db,
  )
  const notices: string[] = []
  if (rows[0]?.wasRemoved)
    notices.push(
      `${admin?.email}, of ADMIN_EMAIL, was removed as an administrator. To add them again, run lotline admin-create.`,
    )
  if (!rows[0]?.some)
    notices.push(
      'There is no administrator: set ADMIN_EMAIL and ADMIN_PASSWORD, or run lotline admin-create.',
    )
  return notices
}
