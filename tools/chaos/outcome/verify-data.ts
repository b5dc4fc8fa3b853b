import { execFile } from 'node:child_process'
import { commandProgram } from '#server/testing/server-program.ts'

type Verified = { isFine: boolean; told: string }

/** `npm run verify:data` on the cluster's database. */
export const verifyData = (databaseUrl: string) =>
  new Promise<Verified>((resolve) => {
    execFile(
      process.execPath,
      [commandProgram(), 'verify-data'],
      { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl } },
      (error, said, complained) => {
        resolve({ isFine: !error, told: `${said}${complained}`.trim() })
      },
    )
  })
