import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyEndpoint } from '#server/platform/http/any-endpoint.ts'

/** Every endpoint that a market/…-api.ts declares, found without a list. */
export async function declaredEndpoints(): Promise<AnyEndpoint[]> {
  const modules = globSync('market/**/*-api.ts').toSorted()
  const contents: unknown[] = await Promise.all(modules.map((each) => import(resolve(each))))
  return contents.flatMap((each) => Object.values(Object(each))).filter(isEndpoint)
}

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'policy' in value
}
