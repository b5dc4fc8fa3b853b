import { nearest, typingErrors } from '#server/platform/nearest.ts'
import { environment, givenIn, isSetting, type Variables } from './environment.ts'

export type Misspelt = {
  name: string
  meant: string
  /** Only typing errors lie between the two. */
  isNear: boolean
}

const settings = Object.keys(environment.shape)

// First words that other programs use as well: a second word has to be shared too.
const COMMON = new Set(['NODE', 'LOTLINE', 'DATA', 'LOG', 'PUBLIC', 'SECRET'])
// Names this short lie near to many words.
const LEAST_LETTERS = 6
// As the first word, "DATA" must not stand for "DATABASE"; as a later one, "PASS" may for "PASSWORD".
const LEAST_LETTERS_OF_FIRST_STEM = 5
const LEAST_LETTERS_OF_STEM = 4

/** Variables that look like settings of Lotline but are unknown, each with the setting that was probably meant. */
export function misspeltSettings(variables: Variables): Misspelt[] {
  return Object.entries(givenIn(variables)).flatMap(([name, value = '']) => {
    if (isSetting(name) || isOrdinary(name, value)) return []
    const near = nearest(name, settingsLike(name))
    if (near) return [{ name, meant: near, isNear: near.length >= LEAST_LETTERS }]
    const meant = relatedTo(name)
    return meant ? [{ name, meant, isNear: false }] : []
  })
}

/** Those that production does not start with: the setting that was meant would silently be its default. */
export const dangerouslyMisspelt = (variables: Variables): Misspelt[] =>
  misspeltSettings(variables).filter(({ meant, isNear }) => isNear && !givenIn(variables)[meant])

export const aboutMisspelt = ({ name, meant }: Misspelt) =>
  `${name} is not a setting of Lotline, and does nothing. Did you mean ${meant}?`

/** S3_SECRET_KEY, for example, is a misspelt setting of S3. */
function settingsLike(name: string) {
  const [first, second] = wordsOf(name)
  const ofSameKind = second ? settings.filter((setting) => wordsOf(setting)[0] === first) : []
  return ofSameKind.length > 0 ? ofSameKind : settings
}

/** The setting that shares the most words with it. */
function relatedTo(name: string) {
  const [best] = settings
    .filter((setting) => isRelated(name, setting))
    .map((setting) => ({
      setting,
      shared: sharedWords(name, setting) / wordsOf(setting).length,
      errors: typingErrors(name.toUpperCase(), setting),
    }))
    .toSorted((one, other) => other.shared - one.shared || one.errors - other.errors)
  return best?.setting
}

function isRelated(name: string, setting: string) {
  const [first = '', ...rest] = wordsOf(setting)
  const [typed = '', ...more] = wordsOf(name)
  if (more.length === 0 || rest.length === 0) return false
  if (name.toUpperCase().startsWith(setting)) return true
  if (!isSameWord(typed, first, LEAST_LETTERS_OF_FIRST_STEM)) return false
  return !COMMON.has(first) || sharedWords(name, setting) > 1
}

const wordsOf = (name: string) => name.toUpperCase().split(/[^A-Z0-9]+/)

const sharedWords = (name: string, setting: string) =>
  wordsOf(setting).filter((word) => wordsOf(name).some((typed) => isSameWord(typed, word))).length

/** The same, one typing error apart, or one the stem of the other. */
function isSameWord(one: string, other: string, leastLetters = LEAST_LETTERS_OF_STEM) {
  if (one === other) return true
  if (Math.min(one.length, other.length) < leastLetters) return false
  return one.startsWith(other) || other.startsWith(one) || typingErrors(one, other) <= 1
}

// Near to a setting, and set by something else.
const NAMES = new Set(['EMAIL'])

const PATTERNS = [
  // npm and its scripts.
  /^npm_/i,
  // OpenTelemetry's own; we read one of them.
  /^OTEL_(SERVICE_NAME|RESOURCE_ATTRIBUTES|PROPAGATORS|SDK_DISABLED|CONFIG_FILE|LOG_LEVEL|ENTITIES)$/,
  /^OTEL_(TRACES|METRICS|LOGS|BSP|BLRP|ATTRIBUTE|SPAN|EVENT|LINK|METRIC|NODE|SEMCONV|EXPERIMENTAL)_/,
  /^OTEL_EXPORTER_OTLP_((TRACES|METRICS|LOGS)_\w+|HEADERS|PROTOCOL|TIMEOUT|COMPRESSION|CERTIFICATE|CLIENT_\w+|INSECURE)$/,
  // Variables that Docker's links and Kubernetes set for neighboring services.
  /_SERVICE_(HOST|PORT(_\w+)?)$/,
  /_PORT_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?$/,
]
const LINK = /^(tcp|udp):\/\//

/** Whether something else sets a variable of this name and value, as a shell, a service manager or a cluster does. */
const isOrdinary = (name: string, value: string): boolean =>
  NAMES.has(name) ||
  PATTERNS.some((pattern) => pattern.test(name)) ||
  (name.endsWith('_PORT') && LINK.test(value))
