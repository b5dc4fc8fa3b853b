import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import type { Browser } from '../../e2e/support/browser.ts'
import { pictureFile, type Theme } from './picture-file.ts'
import type { Picture, Role } from './tour.ts'

export type Studio = { browser: Browser; address: string; folder: string }

const DESK = { width: 1280, height: 860 }
const PHONE = { width: 375, height: 760 }
// Sharp where screens are dense, small enough for a page of twelve.
const QUALITY = 82

/** Opens a screen as its reader would and keeps what it shows in the folder. */
export async function takePicture(studio: Studio, picture: Picture, theme: Theme) {
  const context = await studio.browser.newContext({
    baseURL: studio.address,
    viewport: picture.isPhone ? PHONE : DESK,
    deviceScaleFactor: picture.isPhone ? 2 : 1.25,
    hasTouch: picture.isPhone ?? false,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  if (picture.role) await signIn(context, picture.role)
  const page = await context.newPage()
  if (picture.role) await readTheNews(page)
  await page.goto(picture.path)
  await picture.prepare?.(page)
  await settle(page)
  // On a busy machine the news may come as late as now.
  if (picture.role) await closeTheNews(page)
  const file = join(studio.folder, pictureFile(picture, theme))
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file)
  await context.close()
}

async function signIn({ request }: BrowserContext, role: Role) {
  const who = demoSignIns.find((each) => each.role === role)
  if (!who) throw new Error(`The demo has no ${role}`)
  const headers = { Accept: 'application/json' }
  const known = await request.delete('/logout', { headers })
  const answer = await request.post('/login', {
    headers: { ...headers, 'X-CSRF-Token': known.headers()['x-csrf-token'] ?? '' },
    data: { user: { email: who.email, password: who.password } },
  })
  if (!answer.ok()) throw new Error(`${who.email} cannot sign in: ${answer.status()}`)
}

/** So that "What's new" lies over none of the pictures. */
async function readTheNews(page: Page) {
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await closeTheNews(page)
}

async function closeTheNews(page: Page) {
  const news = page.getByRole('dialog', { name: "What's new" })
  if (!(await news.isVisible())) return
  await news.getByRole('button', { name: 'Close' }).last().click()
  await news.waitFor({ state: 'detached' })
}

// What lies below the fold is loaded when somebody scrolls there.
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, right, width } = image.getBoundingClientRect()
      const isSeen = width > 0 && top < innerHeight && left < innerWidth && right > 0
      return !isSeen || image.complete
    }),
  )
}
