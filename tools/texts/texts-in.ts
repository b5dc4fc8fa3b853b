import { parseSync, Visitor, type ESTree } from 'vite'

/** What a person reads: on a screen, in a mail or a file, from the API or a command. */
export type Text = { line: number; text: string }

/** The texts of a source file in order: `{name}` is a value, `[one | other]` what the code chooses between. */
export function textsIn(file: string, source: string): Text[] {
  const texts: Text[] = []
  // Code, and the parts of texts that are in the list as a whole.
  const passed = new Set<unknown>()
  const read = (node: ESTree.Node) => {
    if (passed.has(node)) return
    const text = wordsOf(node)?.replaceAll(/\s+/g, ' ').trim()
    if (text !== undefined && isRead(text, node))
      texts.push({ line: source.slice(0, node.start).split('\n').length, text })
  }

  /** Undefined for what has no words of its own. */
  function wordsOf(node: ESTree.Node): string | undefined {
    switch (node.type) {
      case 'JSXText':
        return node.value
      case 'Literal':
        return typeof node.value === 'string' ? node.value : undefined
      case 'TemplateLiteral':
        return node.quasis
          .map(({ value }, at) => `${value.cooked ?? ''}${partOf(node.expressions[at])}`)
          .join('')
      case 'BinaryExpression':
        return node.operator === '+' && (isQuoted(node.left) || isQuoted(node.right))
          ? partOf(node.left) + partOf(node.right)
          : undefined
      case 'ConditionalExpression':
        return choiceOf([node.consequent, node.alternate])
      case 'LogicalExpression':
        return choiceOf([node.right])
      case 'ParenthesizedExpression':
      case 'JSXExpressionContainer':
        return wordsOf(node.expression)
      case 'JSXElement':
      case 'JSXFragment':
        return node.children.some((child) => child.type === 'JSXText' && child.value.trim() !== '')
          ? node.children.map(partOf).join('')
          : undefined
      default:
        return undefined
    }
  }

  function choiceOf(nodes: ESTree.Node[]) {
    if (!nodes.some((node) => wordsOf(node) !== undefined)) return undefined
    return `[${nodes.map(partOf).join(' | ')}]`
  }

  function partOf(node: ESTree.Node | undefined): string {
    if (!node) return ''
    const words = wordsOf(node)
    if (words === undefined) return holeOf(node)
    passed.add(node)
    return words
  }

  function holeOf({ type, start, end }: ESTree.Node) {
    if (type === 'JSXElement' || type === 'JSXFragment') return '{…}'
    const code = source.slice(start, end).replace(/^\{|\}$/g, '')
    return code.length > LONGEST_HOLE || code.includes('\n') ? '{…}' : `{${code}}`
  }

  new Visitor({
    ...Object.fromEntries(TEXTS.map((type) => [type, read])),
    ImportDeclaration: (node) => passed.add(node.source),
    ExportAllDeclaration: (node) => passed.add(node.source),
    ExportNamedDeclaration: (node) => passed.add(node.source),
    ImportExpression: (node) => passed.add(node.source),
    TSLiteralType: (node) => passed.add(node.literal),
    SwitchCase: (node) => passed.add(node.test),
    Property: (node) => passed.add(node.key),
    MemberExpression: (node) => passed.add(node.property),
    TaggedTemplateExpression: (node) => passed.add(node.quasi),
    JSXAttribute: (node) => {
      if (CODE_ATTRIBUTES.test(source.slice(node.name.start, node.name.end))) passed.add(node.value)
    },
    BinaryExpression: (node) => {
      if (node.operator === '+') read(node)
      else for (const side of [node.left, node.right]) passed.add(side)
    },
  }).visit(parseSync(file, source).program)

  return texts
}

const TEXTS = ['Literal', 'TemplateLiteral', 'JSXElement', 'JSXFragment'] as const

const CODE_ATTRIBUTES = /^(?:className|id|key|name|role|type|href|src|to|d|data-.*|viewBox)$/

const LONGEST_HOLE = 30

const isQuoted = ({ type }: ESTree.Node) => type === 'Literal' || type === 'TemplateLiteral'

/** A sentence has a blank, a label begins with a capital; names in the code have neither. */
function isRead(text: string, { type }: ESTree.Node) {
  const words = text.replaceAll(/\{[^}]*\}/g, ' ')
  if (!/\p{L}{2}/u.test(words)) return false
  if (type === 'JSXElement' || type === 'JSXFragment') return true
  return (
    /^\p{Lu}[\p{Ll}-]+$/u.test(text) ||
    (/\p{L}[\p{L},.:;’'"”)…]* | \p{L}{2}/u.test(words) && !CODE.test(text))
  )
}

/** Statements, style, headers and patterns. */
const CODE =
  /^(?:select|insert|update|delete|with|alter|create|drop|set|begin|lock|notify|listen) |^[\w-]+=|[{};]$|=>|\\[wsd]|::/
