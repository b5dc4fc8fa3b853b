import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

const ROOTS = ['market', 'server', 'demo', 'payment-sandbox', 'web']

const reportShape = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ module: z.string(), couldNotResolve: z.boolean() })),
    }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
})

let report: z.infer<typeof reportShape>

beforeAll(async () => {
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json']
  // Tests arrange their world with whatever they need; the rules are for what runs.
  options.push('--exclude', '[.]test[.]tsx?$|/testing/')
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/depcruise',
    [...options, ...ROOTS],
    {
      maxBuffer: 256 * 1024 * 1024,
    },
  ).catch((failure: { stdout: string }) => failure)
  report = reportShape.parse(JSON.parse(stdout))
}, 300_000)

describe('the import rules', () => {
  test('hold everywhere', () => {
    const violations = report.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
    )
    expect(violations).toEqual([])
  })

  // A checker that cannot read the language sees nothing, and nothing breaks no rule.
  test.each(ROOTS)('saw the modules of %s', (root) => {
    const seen = report.modules.filter(({ source }) => source.startsWith(`${root}/`))
    expect(seen.length).toBeGreaterThan(5)
  })

  test('could follow every import of our own', () => {
    const lost = report.modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ module, couldNotResolve }) => couldNotResolve && /^[#.]/.test(module))
        .map(({ module }) => `${source} → ${module}`),
    )
    expect(lost).toEqual([])
  })
})
