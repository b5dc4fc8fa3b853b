import { readdirSync, readFileSync } from 'node:fs'
import { goodOf, type GoodName } from './all-goods.ts'

/** What stands in a drawing's file, before it has the colours and the emblem of a lot. */
export type Drawing = { defs: string; body: string }

const known = new Map<GoodName, Drawing[]>()

/** The ways a good may look, one for each of its files, read when it is first asked for. */
export function drawingsOf(name: GoodName): Drawing[] {
  const drawings = known.get(name) ?? filesOf(name).map(readDrawing)
  known.set(name, drawings)
  return drawings
}

function filesOf(name: GoodName): URL[] {
  const folder = new URL(`${goodOf(name).category}/`, import.meta.url)
  const own = new RegExp(`^${name}(-\\d)?\\.svg$`)
  return readdirSync(folder)
    .filter((file) => own.test(file))
    .toSorted()
    .map((file) => new URL(file, folder))
}

const WHOLE = /^<svg [^>]*>(?:\s*<defs>(?<defs>.*)<\/defs>)?(?<body>.*)<\/svg>\s*$/s

function readDrawing(file: URL): Drawing {
  // The indents are for those who edit the file.
  const text = readFileSync(file, 'utf8').replaceAll(/\n\s*/g, '')
  const { defs = '', body } = WHOLE.exec(text)?.groups ?? {}
  if (!body) throw new Error(`${file.pathname} is no drawing`)
  return { defs, body }
}
