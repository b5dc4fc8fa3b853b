import { createTransport } from 'nodemailer'
import { codeOf } from '../code-of.ts'
import { networkProblem } from '../network-problem.ts'

/** Signs in at the mail server; answers what hinders it, in words for the operator, or null. */
export async function tryMail(smtpUrl: string, longestMs: number): Promise<string | null> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: longestMs,
    greetingTimeout: longestMs,
    socketTimeout: longestMs,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return mailProblem(error)
  } finally {
    transport.close()
  }
}

function mailProblem(error: unknown) {
  const said = error instanceof Error ? error.message : String(error)
  switch (codeOf(error)) {
    case 'EAUTH':
      return 'it refuses the user or the password'
    case 'ENOAUTH':
      return 'it asks for a user and a password, and the address has none'
    case 'EDNS':
      return 'there is no such host'
    case 'ETLS':
      return `TLS was refused: ${said}`
    default:
      return reasonOf(error) ?? networkProblem(error) ?? said
  }
}

// Nodemailer gives its own codes to what the socket said.
function reasonOf(error: unknown) {
  const { message = '' } = error instanceof Error ? error : {}
  const [code] = /\b(E[A-Z]{4,}|[A-Z_]*CERT[A-Z_]*)\b/.exec(message) ?? []
  return code === undefined ? undefined : networkProblem(Object.assign(new Error(), { code }))
}
