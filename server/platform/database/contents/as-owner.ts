import { codeOf } from '../../code-of.ts'
import { ContentsProblem } from '../restoring.ts'

/** Says in words what is to be set where a role may not do what only the owner of the tables may. */
export async function asOwner<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) !== '42501') throw error
    throw new ContentsProblem(
      `Only the role that owns the tables and the database may do this: set DATABASE_OWNER_URL. (${String(error)})`,
      { cause: error },
    )
  }
}
