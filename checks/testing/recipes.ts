import { globSync, readFileSync, statSync } from 'node:fs'

export type Recipe = {
  name: string
  /** What every line that has to do with the example matches. */
  example: RegExp
  /** The files and folders that may have such lines. */
  roots: string[]
  /** The files of its table, in its order. */
  files: string[]
  /** The tests that its table counts on. */
  tests: string[]
}

const COMMAND = /^git grep -l(\w*)E '(.+)' -- (.+) ':!\*\.test\.ts\*' ':!\*\/migrations\/\*'$/m

/** The recipes of docs/recipes.md: each a section with the command that finds its example, and a table of files. */
export const recipesIn = (page: string): Recipe[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [, flags = '', pattern, roots = ''] = COMMAND.exec(section) ?? []
      const name = /^.+/.exec(section)?.[0] ?? ''
      if (pattern === undefined) throw new Error(`"${name}" has no command that finds its example`)
      return {
        name,
        example: new RegExp(
          flags.includes('w') ? `\\b(?:${pattern})\\b` : pattern,
          flags.includes('i') ? 'i' : '',
        ),
        roots: roots.split(' '),
        files: columnOf(section, 1).flatMap(pathsIn),
        tests: columnOf(section, 3).flatMap(pathsIn).filter(isTest),
      }
    })

/** The files that have to do with the example of a recipe, as its command finds them. */
export const filesWith = ({ example, roots }: Pick<Recipe, 'example' | 'roots'>) =>
  roots
    .flatMap((root) => (statSync(root).isFile() ? [root] : globSync(`${root}/**/*.*`)))
    .filter((file) => !/\.test\.tsx?$|\/migrations\//.test(file) && statSync(file).isFile())
    .filter((file) => example.test(readFileSync(file, 'utf8')))

export const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, path = '']) => path)

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The cells of one column of the table, from 1 on. */
const columnOf = (section: string, column: number) =>
  (section.match(/^\| .*$/gm) ?? []).map((row) => row.split('|')[column] ?? '')
