import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const changelog = readFileSync('CHANGELOG.md', 'utf8')
const versions = changelog.split(/^## /m).slice(1)
const headings = versions.map((part) => part.split('\n', 1)[0] ?? '')

test('the version of package.json has a heading, and it is the newest', () => {
  expect(headings[0]).toBe('[Unreleased]')
  expect(headings[1]).toMatch(
    new RegExp(`^\\[${packageJson.version.replaceAll('.', '[.]')}\\] - \\d{4}-\\d\\d-\\d\\d$`),
  )
  expect(new Set(headings).size).toBe(headings.length)
})

test('each version says first what an operator has to do', () => {
  for (const part of versions.slice(1)) expect(part).toMatch(/^.*\n\n### For operators\n\n/)
})

test('the kinds of changes are those of Keep a Changelog', () => {
  const kinds = [...changelog.matchAll(/^### (.*)$/gm)].map(([, kind = '']) => kind)
  const known = ['For operators', 'Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
  expect(kinds.filter((kind) => !known.includes(kind))).toEqual([])
})
