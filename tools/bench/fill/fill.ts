import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { replaceEmbedded } from '#server/platform/database/embedded/replace-embedded.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import {
  beginRestoring,
  endRestoring,
  expectRestored,
} from '#server/platform/database/restoring.ts'
import { withClient } from '#server/platform/database/with-client.ts'
import { readSettings } from '#server/settings/settings.ts'
import { fillTables } from './fill-tables.ts'

type Fill = {
  lots: number
  /** Whether an embedded database that is there may be put aside. */
  mayReplace: boolean
  say: (line: string) => void
}

/** `npm run bench -- fill LOTS [--replace]`: makes the database of the settings, which must be new, whole or not at all. */
export async function fill({ lots, mayReplace, say }: Fill): Promise<void> {
  const start = performance.now()
  const { databaseUrl, databaseOwnerUrl, dataDir } = readSettings(process.env)
  const tell = tenths(lots, say)
  if (databaseUrl) {
    const ownerUrl = databaseOwnerUrl ?? databaseUrl
    await withClient(ownerUrl, async (client) => {
      await expectRestored(client)
      await beginRestoring(client)
      await migrate(ownerUrl)
      await fillTables({ ownerUrl, lots, tell })
      await endRestoring(client)
    })
    await prepareDatabase(databaseUrl, databaseOwnerUrl)
  } else {
    await replaceEmbedded({ dataDir, mayReplace }, async ({ ownerUrl }) => {
      await migrate(ownerUrl)
      await fillTables({ ownerUrl, lots, tell })
    })
    const embedded = await startEmbedded({ dataDir })
    await prepareDatabase(embedded.url, embedded.ownerUrl).finally(() => embedded.stop())
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  say(`${lots.toLocaleString('en-US')} lots in ${seconds} seconds. To look at them:`)
  say(databaseUrl ? '  DEMO=on npm start' : `  DATA_DIR=${dataDir} npm start`)
  for (const { role, email, password } of demoSignIns)
    say(`  ${role.padEnd(8)} ${email.padEnd(24)} password ${password}`)
}

function tenths(lots: number, say: (line: string) => void) {
  let said = 0
  return (filled: number) => {
    const tenth = Math.floor((filled * 10) / lots)
    if (tenth === said) return
    said = tenth
    say(`${filled.toLocaleString('en-US')} of ${lots.toLocaleString('en-US')} lots`)
    if (filled === lots) say('Building the indexes …')
  }
}
