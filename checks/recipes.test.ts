import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nearTo } from '../scripts/near-the-change.ts'
import { filesWith, pathsIn, recipesIn } from './testing/recipes.ts'

const page = readFileSync('docs/recipes.md', 'utf8')
const recipes = recipesIn(page)

test('there is a recipe for a field, a status, a page, a call, a form, a job and a mail', () => {
  expect(recipes.map(({ name }) => name.split(' ')[1])).toEqual([
    'field',
    'status',
    'page',
    'call',
    'form',
    'job',
    'mail',
  ])
})

test.each(recipes)(
  '$name: its table lists the files that have its example, and no other',
  (recipe) => {
    const found = filesWith(recipe)
    expect(found.length).toBeGreaterThan(2)
    const words =
      'Give the recipe in docs/recipes.md a row for each new file, and drop those that went'
    expect(recipe.files.toSorted(), words).toEqual(found.toSorted())
  },
)

// Those of the rules run for every change.
test.each(recipes.filter(({ tests }) => tests.length > 0))(
  '$name: `npm test` runs the tests that its table counts on',
  ({ files, tests }) => {
    const isNear = nearTo(files)
    expect(tests.filter((path) => !isNear(path) && !path.startsWith('market/'))).toEqual([])
  },
)

test('every file that a recipe names is there', () => {
  const named = pathsIn(page)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

describe('a recipe', () => {
  const section = (command: string) =>
    `# Recipes\n## A thing\n${command}\n| file | add |\n|---|---|\n| \`a/b.ts\`, \`c/d.csv\` | x, as in \`e/f.ts\` |\n`

  test('is read with its command and the files of its table', () => {
    const [read] = recipesIn(
      section("git grep -liwE 'a|b' -- market docs/x.md ':!*.test.ts*' ':!*/migrations/*'"),
    )
    expect(read).toMatchObject({ name: 'A thing', roots: ['market', 'docs/x.md'] })
    expect(read?.files).toEqual(['a/b.ts', 'c/d.csv'])
    expect(['A', '-b-', 'ab'].map((text) => read?.example.test(text))).toEqual([true, true, false])
  })

  test('without a command is refused', () => {
    expect(() => recipesIn(section(''))).toThrow('"A thing" has no command')
  })

  test('finds lines wherever they are, but not in tests and migrations', () => {
    const found = filesWith({ example: /finds lines wherever they are/, roots: ['checks'] })
    expect(found).toEqual([])
    const sql = { example: /create table products/, roots: ['server/platform/database'] }
    expect(filesWith(sql)).toEqual(['server/platform/database/schema.sql'])
    expect(filesWith({ example: /the command that finds its example/, roots: ['checks'] })).toEqual(
      ['checks/testing/recipes.ts'],
    )
  })
})
