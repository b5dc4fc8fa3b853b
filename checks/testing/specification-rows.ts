import { readFileSync } from 'node:fs'

/** The rows of the tables of a page: `| sentence | `file` title; `file` title |`. */
export function rowsOf(markdown: string) {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .filter(([sentence]) => sentence?.trim() !== 'Sentence')
    .map(([sentence = '', shownBy = '']) => ({
      sentence: sentence.trim(),
      tests: testsIn(shownBy),
    }))
}

const testsIn = (shownBy: string) =>
  [...shownBy.matchAll(/`([^`]+\.test\.tsx?)` ([^`]*?)(?=; `|\s*$)/g)].map(
    ([, file = '', title = '']) => ({ file, title: title.trim() }),
  )

export function isThere({ file, title }: { file: string; title: string }) {
  try {
    return readFileSync(file, 'utf8').includes(title)
  } catch {
    return false
  }
}
