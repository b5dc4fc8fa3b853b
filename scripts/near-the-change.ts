/** Parts of the code that are divided by feature. */
const DIVIDED = new Set(['market', 'server', 'web', 'demo', 'payment-sandbox', 'tools'])
// Conventions that any change may break. What they need a running site for has folders of its own.
const CONVENTION = /^checks\/[^/]+$/

/**
 * Whether a change of these files concerns a test: its feature is among theirs, in any part of the
 * code, or it holds a convention. All paths are those from the project's folder.
 */
export function nearTo(changed: string[]): (test: string) => boolean {
  const features = new Set(changed.map(featureOf))
  return (test) => {
    const feature = featureOf(test)
    const isOfFeature = feature !== undefined && features.has(feature)
    return isOfFeature || CONVENTION.test(test) || changed.includes(test)
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
