import { createServer } from 'node:net'
import { codeOf } from '#server/platform/code-of.ts'

type Address = { port: number; host: string }

/** Listens for a moment; answers what hinders it, in words for the operator, or null. */
export function tryPort({ port, host }: Address): Promise<string | null> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', (error) => answer(inWords(error, { port, host })))
    probe.listen(port, host, () => probe.close(() => answer(null)))
  })
}

function inWords(error: Error, { port, host }: Address) {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `port ${port} is taken: something, perhaps Lotline itself, listens there already. Stop it, or choose another port`
    case 'EACCES':
      return `this account may not listen at port ${port}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is no address of this machine`
    default:
      return error.message
  }
}
