import { createServer } from 'node:http'

const { PORT: port } = process.env
createServer((_request, response) => response.end('ok')).listen(Number(port), '127.0.0.1')
