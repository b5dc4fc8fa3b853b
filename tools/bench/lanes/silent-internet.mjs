import { Socket } from 'node:net'

// Loaded into the measured server: to it, the hosts of the photos are public and take connections, and
// say nothing. Whatever it would send there goes to a port of this machine.
const connect = Reflect.get(Socket.prototype, 'connect')
const silentPort = Number(process.env.SILENT_PORT)

Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given
  if (typeof options === 'object' && options.host?.startsWith('93.184.'))
    Object.assign(options, { host: '127.0.0.1', port: silentPort })
  return connect.apply(this, given)
}
