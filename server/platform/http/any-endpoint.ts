import type { Endpoint } from '#market/endpoint.ts'

/** A call of the contract, whatever it takes and answers. */
export type AnyEndpoint = Pick<
  Endpoint<unknown, unknown, unknown, unknown>,
  | 'method'
  | 'path'
  | 'summary'
  | 'policy'
  | 'params'
  | 'query'
  | 'body'
  | 'answer'
  | 'status'
  | 'sentAs'
  | 'rateLimit'
  | 'changesNothing'
  | 'isSecret'
  | 'renewsSession'
  | 'bringsItsPerson'
  | 'isOpenToPrograms'
  | 'wantsRevision'
>
