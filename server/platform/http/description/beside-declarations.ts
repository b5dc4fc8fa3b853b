import type { AnyEndpoint } from '../any-endpoint.ts'
import type { SchemaNames } from './json-schemas.ts'

/** What the API description says in addition to the declarations. */
export type Reference = {
  introduction: string
  tags: { name: string; description: string }[]
  /** The name of a call's declaration, its feature, and what a caller has to know. */
  callOf(endpoint: AnyEndpoint): { name: string; tag: string; note?: string | undefined }
  /** By the name of the call, and of the schema. */
  bodyExamples: Partial<Record<string, object>>
  answerExamples: Record<string, object>
  schemaNames: SchemaNames
}
