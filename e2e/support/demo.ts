import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './browser.ts'
import { aPersonAt, signIn } from './person.ts'
import { DESK } from './screens-fit.ts'

export type DemoRole = (typeof demoSignIns)[number]['role']

/** The demo on a site of a test file's own, and people in front of it. */
export function demoForThisFile() {
  const webFolder = join(import.meta.dirname, '../../dist/web')
  const site = siteForThisFile({ webFolder, env: { DEMO: 'on' } })
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
    // A release note would cover every screen.
    await site.db.deleteFrom('releaseNotes').execute()
  })
  afterAll(() => browser.close())

  const aVisitor = (device = DESK, meant?: RegExp) =>
    aPersonAt(browser, { address: site.address, device, ...(meant && { meant }) })

  async function aDemo(role: DemoRole, device = DESK) {
    const person = await aVisitor(device)
    const { email, password } = signInOf(role)
    await signIn(person, email, password)
    return person
  }

  return { site, aVisitor, aDemo }
}

export const signInOf = (role: DemoRole) =>
  demoSignIns.find((each) => each.role === role) ?? demoSignIns[0]
