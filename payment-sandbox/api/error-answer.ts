import { z } from 'zod'
import { ProviderError } from '../provider-error.ts'

/** Any error as the provider's API tells it. */
export function errorAnswer(error: unknown) {
  const told = toldAs(error)
  return { status: told.status, body: told.body }
}

function toldAs(error: unknown) {
  if (error instanceof ProviderError) return error
  if (error instanceof z.ZodError) return asParameterError(error)
  return new ProviderError('An unknown error occurred', 500, { type: 'api_error' })
}

function asParameterError({ issues: [issue] }: z.ZodError) {
  if (issue?.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? ''])
    return new ProviderError(`Received unknown parameter: ${param}`, 400, {
      code: 'parameter_unknown',
      param,
    })
  }
  const param = paramName(issue?.path ?? [])
  return new ProviderError(`Invalid ${param}: ${issue?.message ?? ''}`, 400, {
    code: 'parameter_invalid',
    param,
  })
}

const paramName = ([first = '', ...rest]: PropertyKey[]) =>
  String(first) + rest.map((part) => `[${String(part)}]`).join('')
