import type { Client } from 'pg'
import { admitApplication } from './admit-application.ts'
import { expectMigrated, migrate } from './migrate.ts'
import { expectRestored } from './restoring.ts'
import { expectOwnSessions } from './pooler.ts'
import { withClient } from './with-client.ts'

/**
 * Migrates under the role that owns the tables, and lets the application's role in. With one address alone its role
 * does both when it may; otherwise another server must have been here.
 */
export async function prepareDatabase(url: string, ownerUrl: string | undefined): Promise<void> {
  await expectOwnSessions({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl })
  const mayMigrateItself = await withClient(ownerUrl ?? url, async (client) => {
    await expectRestored(client)
    return !ownerUrl && (await mayMigrate(client))
  })
  if (ownerUrl) {
    await migrate(ownerUrl)
    await admitApplication({ url, ownerUrl })
  } else if (mayMigrateItself) {
    await migrate(url)
  } else {
    await expectMigrated(url)
  }
}

async function mayMigrate(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`
    select coalesce(
      (select pg_has_role(relowner, 'USAGE') from pg_class where oid = to_regclass('schema_migrations')),
      has_schema_privilege('public', 'CREATE')) as may`)
  return rows[0]?.may ?? false
}
