import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, normalize } from 'node:path'

/** The targets of the links and pictures of a page, without those that lead out of the project. */
export function linksIn(text: string): string[] {
  const inline = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
  const pictures = [...text.matchAll(/\b(?:src|srcset)="([^"]+)"/g)]
  return [...inline, ...pictures]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:https?|mailto):/.test(target))
}

/** What is wrong with a link on a page; undefined where it leads somewhere. */
export function problemOfLink(page: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : normalize(`${dirname(page)}/${path}`)
  if (!existsSync(file)) return `${page}: ${target} leads to no file`
  if (anchor === undefined || statSync(file).isDirectory()) return undefined
  if (anchorsIn(readFileSync(file, 'utf8')).has(anchor)) return undefined
  return `${page}: ${target} leads to no heading`
}

/** The anchors of a page: GitHub's for its headings, and those that it sets. */
export function anchorsIn(text: string): Set<string> {
  const headings = [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)]
  const set = [...text.matchAll(/<a id="([^"]+)">/g)]
  return new Set([
    ...headings.map(([, heading = '']) => anchorOf(heading)),
    ...set.map(([, id = '']) => id),
  ])
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const withoutCode = (text: string) =>
  text
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[\](]/g, ''))
