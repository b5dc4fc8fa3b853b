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
  await withClient(ownerUrl ?? url, expectRestored)
  if (ownerUrl) {
    await migrate(ownerUrl)
    await admitApplication({ url, ownerUrl })
  } else if (await mayMigrate(url)) {
    await migrate(url)
  } else {
    await expectMigrated(url)
  }
}

async function mayMigrate(url: string): Promise<boolean> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ may: boolean }>(`
      select coalesce(
        (select pg_has_role(relowner, 'USAGE') from pg_class where oid = to_regclass('schema_migrations')),
        has_schema_privilege('public', 'CREATE')) as may`),
  )
  return rows[0]?.may ?? false
}
