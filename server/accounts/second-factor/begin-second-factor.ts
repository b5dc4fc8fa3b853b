import type { StaffViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { lockUser } from '../lock-user.ts'
import { provePassword } from '../prove-password.ts'
import { findCredentials } from '../user-store.ts'
import { appUri, newAppSecret } from './app-codes.ts'
import { askAnew } from './ask-anew.ts'
import type { SecondFactorDeps } from './second-factor-deps.ts'
import { storePending } from './second-factor-store.ts'

type Begun = { viewer: StaffViewer; currentPassword: string }

/** Makes a secret for the person's app; whoever has a factor already proves it first. */
export async function beginSecondFactor(deps: SecondFactorDeps, begun: Begun) {
  const { viewer } = begun
  askAnew(viewer)
  await provePassword(deps, viewer, begun)
  const { email } = await findCredentials(deps.db, viewer.userId)
  const secret = newAppSecret()
  await transact(deps.db, async (tx) => {
    await lockUser(tx, viewer.userId)
    await storePending(tx, viewer.userId, deps.seal.close(secret))
  })
  return { secret, uri: appUri(secret, email) }
}
