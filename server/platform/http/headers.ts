import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { pageNonce } from './page-nonce.ts'

type Site = {
  secure: boolean
  storageOrigin?: string | undefined
  /** Pages come from source, by Vite. */
  development?: boolean | undefined
}

/** Headers of every answer: a strict policy with nonces, no framing, no sniffing. */
export async function sendSafeHeaders(
  http: FastifyInstance,
  { secure, storageOrigin, development }: Site,
) {
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", withNonce],
        styleSrc: ["'self'", withNonce],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...(storageOrigin ? [storageOrigin] : [])],
        // Vite asks from a worker of its own whether a server that restarts is there again and reloads the page then.
        ...(development && { workerSrc: ["'self'", 'blob:'] }),
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    // For this host alone: its subdomains may belong to others.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  })
  http.addHook('onRequest', async (_, reply) => {
    reply.header('Permissions-Policy', PERMISSIONS)
  })
}

/**
 * For routes that send many files: only the headers that matter for a script, a style or a photo, without those
 * for documents.
 */
export const FILE_HEADERS = {
  helmet: {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    dnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  },
} satisfies { helmet: FastifyHelmetOptions }

/** The files of the app: a script of it that runs as a worker may load further ones. */
export const APP_FILE_HEADERS = {
  helmet: {
    ...FILE_HEADERS.helmet,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...FILE_HEADERS.helmet.contentSecurityPolicy.directives,
        scriptSrc: ["'self'"],
      },
    },
  },
} satisfies { helmet: FastifyHelmetOptions }

/**
 * The worker that reads barcodes runs WebAssembly, which it fetches from us. The policy of a worker is that of its own file:
 * no page may do so.
 */
export const SCAN_WORKER_POLICY =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

// What browsers ask a person for before a page may use it: the camera scans barcodes, and nothing else is asked for.
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), display-capture=()'

const withNonce = (request: IncomingMessage) => `'nonce-${pageNonce(request)}'`
