/** Parts of the code that are divided by feature. */
const DIVIDED = new Set(['market', 'server', 'web', 'demo', 'payment-sandbox', 'tools'])
// Conventions that any change may break. What they need a running site for has folders of its own.
const CONVENTION = /^checks\/[^/]+$/
/** What walks through all calls, tables, pages, mails or widgets runs when there may be another of them. */
const WALKS: readonly { through: RegExp; tests: RegExp }[] = [
  { through: /^market\/.*-api\.ts$/, tests: /^checks\/access\// },
  { through: /\/migrations\//, tests: /^checks\/access\/migration-under-a-warm-site/ },
  {
    through: /^(market\/accounts\/pages\.ts|web\/app\/routes\.tsx)$/,
    tests: /^e2e\/every-page\//,
  },
  { through: /mail/, tests: /^server\/mails-of-trade/ },
  { through: /^web\/platform\/ui\//, tests: /^web\/dev\// },
]

/**
 * Whether a change of these files concerns a test: its feature is among theirs, in any part of the
 * code, it holds a convention, or it walks through all of what the change adds to. All paths are those from the project's folder.
 */
export function nearTo(changed: string[]): (test: string) => boolean {
  const features = new Set(changed.map(featureOf))
  const walks = WALKS.filter(({ through }) => changed.some((file) => through.test(file)))
  const isWalk = (test: string) => walks.some(({ tests }) => tests.test(test))
  return (test) => {
    const feature = featureOf(test)
    const isOfFeature = feature !== undefined && features.has(feature)
    return isOfFeature || isWalk(test) || CONVENTION.test(test) || changed.includes(test)
  }
}

/**
 * A feature has one name in all parts: market/offers, server/offers, web/offers. Of the platform, which every feature
 * uses, each folder counts as one.
 */
function featureOf(file: string): string | undefined {
  const [part = '', feature, ...below] = file.split('/')
  if (!DIVIDED.has(part) || below.length === 0) return undefined
  return feature === 'platform' && below.length > 1 ? `${feature}/${below[0]}` : feature
}
