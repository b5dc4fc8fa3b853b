import { codeOf } from './code-of.ts'

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there (connection refused)',
  ECONNRESET: 'the connection was cut off',
  EPIPE: 'the connection was cut off',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host name could not be looked up',
  EHOSTUNREACH: 'no way leads to that host',
  ENETUNREACH: 'no way leads to that network',
  ETIMEDOUT: 'it does not answer',
  ENOENT: 'there is no such socket',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS at this port',
  EPROTO: 'it does not speak TLS at this port',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its TLS certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its TLS certificate is of an authority that is not trusted here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its TLS certificate is of an authority that is not trusted here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'its TLS certificate is of an authority that is not trusted here',
  CERT_HAS_EXPIRED: 'its TLS certificate has expired',
  CERT_NOT_YET_VALID: 'its TLS certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its TLS certificate is of another host name',
}

/** Why a connection failed, in words for the operator; undefined when it was not the network, or TLS on it. */
export function networkProblem(error: unknown): string | undefined {
  // An address with several IPs fails with an error for each.
  if (error instanceof AggregateError) return networkProblem(error.errors[0])
  const reason = REASONS[codeOf(error) ?? '']
  if (reason) return reason
  return error instanceof Error && error.cause ? networkProblem(error.cause) : undefined
}
