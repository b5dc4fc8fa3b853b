type Details = { code?: string; decline_code?: string; param?: string; type?: string }

/** A refusal of the provider, in the words and the shape of its API. */
export class ProviderError extends Error {
  readonly status: number
  readonly details: Details

  constructor(message: string, status = 400, details: Details = {}) {
    super(message)
    this.status = status
    this.details = details
  }

  get body() {
    return {
      error: { type: 'invalid_request_error', message: this.message, ...this.details },
    }
  }
}

export const noSuch = (kind: string, id: string, param = 'id') =>
  new ProviderError(`No such ${kind}: '${id}'`, 404, { code: 'resource_missing', param })
