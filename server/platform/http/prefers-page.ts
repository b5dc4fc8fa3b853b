import type { FastifyRequest } from 'fastify'

/** Whether the request is a browser asking for a page, not a program asking for data (decision A1). */
export function prefersPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const ranges = (headers.accept ?? '').split(',').map(readRange)
  const html = ranges.find(({ type }) => type === 'text/html')
  const json = ranges.find(({ type }) => type === 'application/json')
  if (!html || html.weight === 0) return false
  if (!json || html.weight !== json.weight) return html.weight > (json?.weight ?? 0)
  return ranges.indexOf(html) < ranges.indexOf(json)
}

function readRange(range: string) {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)
  return { type, weight: Number.isNaN(weight) ? 1 : weight }
}
