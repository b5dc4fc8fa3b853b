/** A comment, a test's title, a line of a page or a text on the screen. */
export type Written = { kind: 'comment' | 'title' | 'page' | 'screen'; line: number; text: string }

/** Signs of English that was translated word by word; `say` is the plain way. */
const MARKS: readonly { sign: RegExp; say: string }[] = [
  { sign: /\b(?:is|are|was|were|be|has|have) none\b(?! of)/i, say: 'is missing, has no …' },
  { sign: /\bwhoever\b/i, say: 'the person who, everyone who' },
  { sign: /\bso (?:many|few|long a)\b/i, say: 'this many, a number of' },
  { sign: /\banew\b/i, say: 'again' },
  { sign: /\bnobody's\b/i, say: 'without an owner' },
  { sign: /\bbeside\b/i, say: 'next to, with, in addition to' },
  { sign: /\bas everywhere\b/i, say: 'always' },
  { sign: /\bthe house\b/i, say: 'Lotline' },
  { sign: /\b(?:go|goes|went) on\b(?! sale| with their)/i, say: 'continue' },
  { sign: /\b(?:tells?|told) of\b/i, say: 'report, mention, hear about' },
  { sign: /\bby (?:itself|themselves)\b/i, say: 'automatically, on its own' },
  { sign: /\bfor ever\b/i, say: 'permanently' },
  { sign: /\bof (?:today|then)\b/i, say: 'current, at that time' },
  { sign: /\bput right\b/i, say: 'fix, correct' },
  { sign: /\bwithout a word\b/i, say: 'silently' },
  { sign: /\bis one that\b|\bin (?:its|their) turn\b/i, say: 'a shorter sentence' },
  { sign: /\bwhat (?:died|fails)\b/i, say: 'a dead …, an error' },
  { sign: /\bhas to be sold\b|\bhold no longer\b/i, say: 'the plain verb' },
]

/** How to say it, for each mark in a text. */
export const marksIn = (text: string): string[] =>
  MARKS.flatMap(({ sign, say }) => {
    const [found] = sign.exec(withoutAddresses(text)) ?? []
    return found === undefined ? [] : [`"${found}": ${say}`]
  })

/** The sentences of more than 25 words; a list's entry ends one too. */
export const longSentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.?!]["”)]?)\s|(?<=:)\s+- |\s- (?=`)/)
    .filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)

const MOST_WORDS = 25

/** Names of files and addresses keep the words that they have. */
const withoutAddresses = (text: string) => text.replaceAll(/\]\([^)]*\)|`[^`]*`/g, '')

export function writtenIn(file: string, text: string): Written[] {
  if (file.endsWith('.md')) return linesOf(text)
  const found = [...commentsIn(text), ...titlesIn(text)]
  return SCREENS.test(file) && !NOT_SHOWN.test(file) ? [...found, ...shownIn(text)] : found
}

const SCREENS = /^(?:web|market)\//
const NOT_SHOWN = /\.test\.tsx?$|\/testing\/|^web\/dev\//

function linesOf(text: string): Written[] {
  let isCode = false
  return text.split('\n').flatMap((line, at): Written[] => {
    const isFence = line.startsWith('```')
    if (isFence) isCode = !isCode
    return isCode || isFence || line.trim() === ''
      ? []
      : [{ kind: 'page', line: at + 1, text: line }]
  })
}

const BLOCK = /^[ \t]*\{?\/\*\*?([\s\S]*?)\*\//gm
const LINES = /^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm
const AFTER_CODE = /^[^'"`\n]*[^'"`\s/\n][ \t]+\/\/ (.*)$/gm

function commentsIn(text: string): Written[] {
  const bare = (comment: string) =>
    comment
      .replaceAll(/^[ \t]*(?:\*|\/\/)?[ \t]?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return [BLOCK, LINES, AFTER_CODE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind: 'comment' as const,
      line: lineOf(match),
      text: bare(match[1] ?? match[0]),
    })),
  )
}

const QUOTED = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|${'`'}((?:[^${'`'}\\]|\\.)*)${'`'})`
const TITLE = new RegExp(
  String.raw`\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*${QUOTED}`,
  'g',
)

const titlesIn = (text: string) =>
  [...text.matchAll(TITLE)].map((match) => ({
    kind: 'title' as const,
    line: lineOf(match),
    text: match.slice(1).find((quoted) => quoted !== undefined) ?? '',
  }))

const TEXT = new RegExp(QUOTED, 'g')
const BETWEEN_TAGS = /^[ \t]+[A-Za-z][\w,.’…-]*(?: [\w,.’…:;-]+)+$/gm

/** Texts with a space, which is what the words on the screen have and names have not. */
function shownIn(text: string): Written[] {
  const code = text.replaceAll(BLOCK, blank).replaceAll(LINES, blank)
  return [TEXT, BETWEEN_TAGS]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map((match) => ({
      kind: 'screen' as const,
      line: lineOf(match),
      text: (match.slice(1).find((quoted) => quoted !== undefined) ?? match[0]).trim(),
    }))
    .filter(({ text: shown }) => shown.includes(' '))
}

const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ')

const lineOf = ({ index, input, 0: whole }: RegExpExecArray) =>
  input.slice(0, index + whole.search(/\S/)).split('\n').length
