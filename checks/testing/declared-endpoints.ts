import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyEndpoint } from '#server/platform/http/any-endpoint.ts'

/** Every endpoint that market/ declares, found without naming its files. */
export async function declaredEndpoints(): Promise<AnyEndpoint[]> {
  const modules = globSync('market/**/*-{api,list}.ts').toSorted()
  const contents: unknown[] = await Promise.all(modules.map((each) => import(resolve(each))))
  return contents
    .flatMap((each) => Object.values(Object(each)))
    .map((each) => (isList(each) ? each.read : each))
    .filter(isEndpoint)
}

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const isList = (value: unknown): value is { read: unknown } =>
  typeof value === 'object' && value !== null && 'call' in value && 'read' in value

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'policy' in value
}
