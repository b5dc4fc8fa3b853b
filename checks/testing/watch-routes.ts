import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

/** Writes down the routes of every server that starts meanwhile, each server's in a list of its own. */
export function watchRoutes() {
  const servers: RouteOptions[][] = []
  const watch = (message: unknown) => {
    if (!isStarting(message)) return
    const routes: RouteOptions[] = []
    servers.push(routes)
    message.fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', watch)
  return { servers, stop: () => unsubscribe('fastify.initialization', watch) }
}

function isStarting(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}
