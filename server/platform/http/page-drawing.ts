import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage, PageScripts } from '#market/drawing/drawn-page.ts'

type Drawing = { drawPage: DrawPage; pageScripts: PageScripts }

/** The web app as the build made it for here; loaded when the first page is drawn. */
export function pageDrawing(folder: string): (() => Promise<Drawing>) | undefined {
  const file = join(folder, '../drawing/draw-page.js')
  if (!existsSync(file)) return undefined
  let loading: Promise<Drawing> | undefined
  return () => (loading ??= import(pathToFileURL(file).href))
}
