import { connect } from '#server/platform/database/database.ts'
import type { TestDatabase } from './database.ts'

type Addresses = { url: string; ownerUrl: string }

/** The database of a server that a test started itself, which goes with the server. */
export function databaseOfServer(
  keep: AsyncDisposableStack,
  { url, ownerUrl }: Addresses,
): TestDatabase {
  const [connection, owner] = [connect(url), connect(ownerUrl)]
  keep.defer(() => connection.close())
  keep.defer(() => owner.close())
  return { url, ownerUrl, connection, asOwner: owner.db, drop: async () => {} }
}
