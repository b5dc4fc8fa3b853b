#!/usr/bin/env node
// The command `lotline`. Runs on any Node from 18 and has the right one run the command.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { findNode, standBefore } from './node.mjs'
import { inProject, tell, Unable } from './place.mjs'

await tell(async () => {
  const built = inProject('dist/server/lotline.js')
  if (!existsSync(built))
    throw new Unable('Lotline is not built yet. Run npm start once, and stop it.')
  const node = findNode()
  if (node === process.execPath) await import(pathToFileURL(built).href)
  // Files are named from where the operator stands.
  else standBefore(node, [built, ...process.argv.slice(2)], { cwd: process.cwd() })
})
