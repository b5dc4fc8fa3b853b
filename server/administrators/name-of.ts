import type { StaffChange } from './administrator-deps.ts'

/** The actor's name, for display. */
export async function nameOf({ tx, by }: Pick<StaffChange, 'tx' | 'by'>): Promise<string> {
  if (by === 'the operator') return 'the operator, at the server'
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', by.userId)
    .executeTakeFirstOrThrow()
  return `${email}, an administrator`
}
