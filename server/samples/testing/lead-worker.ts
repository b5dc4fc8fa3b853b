import { connect } from '#server/platform/database/database.ts'
import { mailDailyLeads } from '../mail-daily-leads.ts'

// A worker of a test, in a process of its own so that it can be killed: passes the hours it is given.
const [url = '', from = '0', to = '0', step = '1'] = process.argv.slice(2)
const HOUR_MS = 3_600_000

const connection = connect(url)
for (let hour = Number(from); hour < Number(to); hour += Number(step)) {
  await mailDailyLeads(
    { db: connection.db, terms: { publicUrl: 'https://lotline.example' } },
    new Date(hour * HOUR_MS),
  )
  process.stdout.write(`${hour}\n`)
}
await connection.close()
