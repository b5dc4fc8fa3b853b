import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inProject } from './place.mjs'

// What packages bring along and nothing here reads: a quarter of their bytes, and a third of their files.
const NEVER_READ = [
  /\.map$/,
  /\.a$/,
  /(^|\/)(CHANGELOG|README|HISTORY)\.md$/i,
  // Headers for building modules of C.
  /^node-linux-[^/]+\/include$/,
  // Three more listings of all icons, each as long as the one that is used.
  /^lucide-react\/(dynamic|dist\/lucide-react\.(prefixed|suffixed))/,
  // Sixteen more weights of the font that purchase orders are printed in, and what each looks like.
  /^@expo-google-fonts\/inter\/(?!400Regular$|600SemiBold$)\d00\w+$/,
  /^@expo-google-fonts\/.*\.png$/,
  // The same library in five more forms; the module is what is loaded.
  /^@e965\/xlsx\/(bin|dist|xlsx\.js|xlsxworker\.js)$/,
  // The same barcode reader for other ways of building, and the one that writes them.
  /^zxing-wasm\/dist\/(cjs|full|iife|miniprogram|writer|es\/(full|writer))$/,
  // The same library in bundles; its own modules are what is loaded.
  /^@zip\.js\/zip\.js\/(dist|index(-native)?(\.min)?\.c?js)$/,
  // The page of the API loads one bundle and its style.
  /^swagger-ui-dist\/swagger-ui(-es-bundle.*|-standalone-preset)?\.js$/,
  // A package manager that was packed along, and measurements.
  /^pdfkit\/\.yarn$/,
  /^bintrees\/test$/,
]

/** Whether nothing here reads a file of the packages, or a folder of them, by its path in the project. */
export function isNeverRead(path) {
  const inPackage = path.replaceAll('\\', '/').replace(/^.*node_modules\//, '')
  return NEVER_READ.some((pattern) => pattern.test(inPackage))
}

/** Only where packages were installed to run; who develops has them whole. */
export function trimPackages(wanted) {
  const root = inProject('node_modules')
  trim(root)
  forgetUnwanted(wanted)

  function trim(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (isNeverRead(join('node_modules', relative(root, path)))) rmSync(path, { recursive: true })
      else if (entry.isDirectory()) trim(path)
    }
  }
}

/**
 * npm installs a package of the tests after all where another one could make use of it, as with the compiler. Its own
 * note is written last: when anything is younger, npm installs all of it once more.
 */
function forgetUnwanted(wanted) {
  const note = inProject('node_modules/.package-lock.json')
  const known = JSON.parse(readFileSync(note, 'utf8'))
  for (const path of Object.keys(known.packages)) {
    if (wanted.has(path)) continue
    rmSync(inProject(path), { recursive: true, force: true })
    delete known.packages[path]
  }
  writeFileSync(note, JSON.stringify(known, undefined, 2))
}
