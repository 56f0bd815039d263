import { dirname, join, relative } from 'node:path'
import { LAYERS, MAY_IMPORT, MAY_IMPORT_TYPES } from './rooms.js'

/** Lint rule: imports go the way that `rooms.js` allows. */
export const directions = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    const home = roomOf(file)
    if (home === null) return {}
    const check = (node, source, isType, isLate = false) => {
      const target = targetOf(source, file)
      const problem = target === null ? null : refusal(file, home, target, isType, isLate)
      if (problem !== null) context.report({ node, message: problem })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value, isTypeOnly(node)),
      ExportNamedDeclaration: (node) =>
        node.source && check(node, node.source.value, node.exportKind === 'type'),
      ImportExpression: (node) =>
        typeof node.source.value === 'string' && check(node, node.source.value, false, true),
    }
  },
}

function isTypeOnly({ importKind, specifiers }) {
  const isType = ({ importKind }) => importKind === 'type'
  return importKind === 'type' || (specifiers.length > 0 && specifiers.every(isType))
}

/** `ingest/boards/x.ts` of `#ingest/boards/x.ts`, or of a path relative to the file. null for a package. */
function targetOf(source, file) {
  if (source.startsWith('#')) return source.slice(1)
  return source.startsWith('.') ? join(dirname(file), source).replaceAll('\\', '/') : null
}

/** The longest folder of the first table that the file is in. */
function roomOf(file) {
  const rooms = Object.keys(MAY_IMPORT).filter((room) => file.startsWith(`${room}/`))
  return rooms.toSorted((one, other) => other.length - one.length)[0] ?? null
}

function refusal(file, home, target, isType, isLate) {
  const [top] = target.split('/')
  if (file.startsWith(`${top}/`)) return isType || isLate ? null : wrongLayer(file, target)
  const allowed = [...MAY_IMPORT[home], ...((isType && MAY_IMPORT_TYPES[home]) || [])]
  if (!(top in MAY_IMPORT) && top !== 'test') return null
  return allowed.includes(top) ? null : `${home} may import only ${allowed.join(', ') || 'itself'}.`
}

/** null for a file of the folder itself. */
function subfolderIn(folder, path) {
  const [name, ...rest] = path.slice(folder.length + 1).split('/')
  return rest.length > 0 ? name : null
}

/** What refuses an import of a value between two subfolders of one folder that has layers. */
function wrongLayer(file, target) {
  for (const [folder, layers] of Object.entries(LAYERS)) {
    if (!file.startsWith(`${folder}/`) || !target.startsWith(`${folder}/`)) continue
    const [from, to] = [file, target].map((path) => subfolderIn(folder, path))
    if (layers.includes('.') && (from === null || to === null)) continue
    const level = (name) => (layers.includes(name) ? layers.indexOf(name) : layers.length)
    if (from !== to && level(to) > level(from))
      return `${folder}/${from} is below ${folder}/${to} and may not import values of it.`
  }
  return null
}
