import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client, type Connection } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'

// Of the others a piece is known only when they run, or the type only to the compiler. Their number is not to grow.
const MOST_LEFT_OUT = 48

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

type Statement = { file: string; type: string; text: string }

// Its statements are put together by each list; `every-list.test.ts` reads every list through HTTP.
const LISTS = 'server/platform/lists/list-source.ts'

const sources = globSync('{server,demo,payment-sandbox}/**/*.ts').filter(
  (file) => file !== LISTS && !/\.test\.ts$|\/testing\//.test(file),
)

/** Whole statements with a type of their rows: pieces that the file names are put in, values become parameters. */
function statementsIn(file: string, source: string): Statement[] {
  return [...source.matchAll(/\bsql<([\w.]+|\{[^`]*?\})>`/g)].flatMap((found) => {
    const values = { count: 0 }
    const { text, end } = templateFrom(source, found.index + found[0].length, values)
    const isWhole = /^\s*\.execute\(/.test(source.slice(end))
    return isWhole ? [{ file, type: found[1] ?? '', text }] : []
  })
}

function templateFrom(source: string, start: number, values: { count: number }) {
  let text = ''
  let at = start
  while (source[at] !== '`') {
    if (source.startsWith('${', at)) {
      const end = afterBraces(source, at + 1)
      const put = source.slice(at + 2, end - 1)
      text += pieceNamed(put, source, values) ?? `$${++values.count}`
      at = end
    } else if (source[at] === '\\') {
      text += source[at + 1]
      at += 2
    } else text += source[at++]
  }
  return { text, end: at + 1 }
}

function pieceNamed(name: string, source: string, values: { count: number }) {
  if (!/^\w+$/.test(name)) return undefined
  const piece = new RegExp(String.raw`const ${name} = sql(?:<[^\`]*?>)?\``).exec(source)
  return piece ? templateFrom(source, piece.index + piece[0].length, values).text : undefined
}

function afterBraces(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '{') depth++
    if (source[at] === '}' && --depth === 0) return at + 1
  }
  throw new Error('A template that does not end')
}

/** The keys of a type, wherever it is declared; undefined of one that only the compiler can work out. */
function keysOf(file: string, type: string): string[] | undefined {
  const parts = outsideOfBraces(type, '&').map((part) => {
    const [, chosen] = /^(?:Pick<\s*\w+,|Record<|\{\s*\[\w+ in)(\s*'[^<>\]]*')/s.exec(part) ?? []
    if (chosen) return [...chosen.matchAll(/'(\w+)'/g)].map(([, key = '']) => key)
    if (part.startsWith('{')) return keysIn(part)
    return /^\w+$/.test(part) ? keysOfNamed(file, part) : undefined
  })
  return parts.every((keys) => keys !== undefined) ? parts.flat() : undefined
}

function keysOfNamed(file: string, name: string): string[] | undefined {
  const source = readFileSync(file, 'utf8')
  const declared = new RegExp(
    String.raw`\btype ${name} =\s*(.*?)(?=\n\n|\n(?:export|type|const|function|async|\/\*\*|\/\/))`,
    's',
  ).exec(source)?.[1]
  if (declared) return keysOf(file, declared)
  const from = new RegExp(String.raw`import [^;']*?\b${name}\b[^;']*?from '([^']+)'`).exec(
    source,
  )?.[1]
  if (!from || !/^[#.]/.test(from)) return undefined
  return keysOfNamed(from.startsWith('#') ? from.slice(1) : join(dirname(file), from), name)
}

function outsideOfBraces(type: string, mark: string) {
  const parts = ['']
  let depth = 0
  for (const letter of type.replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')) {
    if ('{[(<'.includes(letter)) depth++
    if ('}])>'.includes(letter)) depth--
    if (letter === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

const keysIn = (type: string) => {
  let flat = type.slice(1, -1).replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')
  while (/[{[(<][^{}[\]()<>]*[}\])>]/.test(flat))
    flat = flat.replaceAll(/[{[(<][^{}[\]()<>]*[}\])>]/g, '')
  return [...flat.matchAll(/(?:^|[;\n,{])\s*(\w+)\??:/g)].map(([, key = '']) => key)
}

/** The columns that a statement answers, as the server says without running it; undefined when it cannot tell. */
function columnsOf(text: string): Promise<string[] | undefined> {
  return new Promise((resolve) => {
    let columns: string[] | undefined = []
    client.query({
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] }, false)
        connection.describe({ type: 'S', name: '' }, false)
        connection.sync()
      },
      handleRowDescription({ fields }: { fields: { name: string }[] }) {
        columns = fields.map(({ name }) => name)
      },
      handleError() {
        columns = undefined
        resolve(columns)
      },
      handleReadyForQuery: () => resolve(columns),
    })
  })
}

const inCamelCase = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The columns that differ between a statement and its type; undefined when either cannot be read. */
async function difference({ file, type, text }: Statement) {
  const keys = keysOf(file, type)?.map(inCamelCase)
  const columns = (await columnsOf(text))?.map(inCamelCase)
  if (!keys || !columns) return undefined
  return [
    ...columns.filter((column) => !keys.includes(column)).map((column) => `${column} has no type`),
    ...keys.filter((key) => !columns.includes(key)).map((key) => `${key} is not answered`),
  ]
}

test('a raw statement answers the columns that its type has', async () => {
  const statements = sources.flatMap((file) => statementsIn(file, readFileSync(file, 'utf8')))
  expect(statements.length).toBeGreaterThan(140)
  const wrong: string[] = []
  let leftOut = 0
  for (const statement of statements) {
    const found = await difference(statement)
    if (found) wrong.push(...found.map((what) => `${statement.file}, ${statement.type}: ${what}`))
    else leftOut += 1
  }
  expect(wrong).toEqual([])
  expect(leftOut).toBeLessThanOrEqual(MOST_LEFT_OUT)
})

test.each([
  ['{ id: number; email: string }', 'select id, full_name from users', 2],
  ['{ id: number }', 'select id, email from users where id = ${id}', 1],
  ['{ userId: number; seen?: boolean }', 'select user_id, true as seen from sessions', 0],
  ['{ id: number }', 'update users set email = ${email} where id = ${id} returning id', 0],
  ['{ id: number }', 'select nothing from users', undefined],
])('%s of: %s', async (type, statement, problems) => {
  const [found] = statementsIn('a.ts', `await sql<${type}>\`${statement}\`.execute(db)`)
  expect(found && (await difference(found))?.length).toBe(problems)
})

test('a piece that the file names is part of the statement', async () => {
  const source =
    'const who = sql`id, ${more}`\nsql<{ id: number }>`select ${who} from users`.execute(db)'
  const [found] = statementsIn('a.ts', source)
  expect(found?.text).toBe('select id, $1 from users')
})
