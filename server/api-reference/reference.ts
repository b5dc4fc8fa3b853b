import type { AnyEndpoint } from '#server/platform/http/any-endpoint.ts'
import type { Reference } from '#server/platform/http/description/beside-declarations.ts'
import { answerExamples } from './answer-examples.ts'
import { bodyExamples } from './body-examples.ts'
import { features } from './features.ts'
import { introduction } from './introduction.ts'
import { schemaNames } from './named-schemas.ts'
import { notes } from './notes.ts'

/** What the API description says in addition to the declarations. */
export function reference(publicUrl: string): Reference {
  const calls = namedCalls()
  return {
    introduction: introduction(publicUrl),
    tags: features.map(({ tag, about }) => ({ name: tag, description: about })),
    callOf(endpoint) {
      const call = calls.get(endpoint)
      if (!call) throw new Error(`${endpoint.method} ${endpoint.path} has no place in features.ts`)
      return { ...call, note: notes[call.name] }
    },
    bodyExamples,
    answerExamples,
    schemaNames,
  }
}

/** Each declaration's name and chapter. */
const namedCalls = () =>
  new Map(
    features.flatMap(({ tag, modules }) =>
      modules
        .flatMap((each) => Object.entries(each).flatMap(callsOf))
        .map(([name, endpoint]) => [endpoint, { name, tag }] as const),
    ),
  )

function callsOf([name, value]: [string, unknown]): [string, AnyEndpoint][] {
  if (isEndpoint(value)) return [[name, value]]
  return isList(value) ? [[value.call, value.read]] : []
}

const isList = (value: unknown): value is { call: string; read: AnyEndpoint } =>
  typeof value === 'object' && value !== null && 'call' in value && 'read' in value

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'policy' in value
