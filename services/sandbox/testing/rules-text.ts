import { compileFunction } from 'node:vm'
import type { StorageRequest } from '../storage/storage-rules'

/**
 * Interprets the part of Firebase's rules language that storage.rules uses, for tests, because Firebase's own
 * interpreter needs Java. This part is JavaScript except for `matches` (must match the whole text), `in` with a list,
 * and `==`, which compares values and types.
 */
export function decideByText(rules: string): (request: StorageRequest) => boolean {
  const functions = [...rules.matchAll(/function (\w+)\(([^)]*)\) \{\s*return ([^;]+);\s*\}/g)]
  const prelude = functions
    .map(
      ([, name, parameters, body]) => `function ${name}(${parameters}) { return ${translated(body ?? '')} }`,
    )
    .join('\n')
  const blocks = [...rules.matchAll(/match (\/[\w-]+\/\{\w+\}(?:\/[\w-]+)+\/\{\w+\}) \{([^}]+)\}/g)].map(
    ([, path = '', body = '']) => ({ pattern: patternOf(path), allows: allowsOf(body, prelude) }),
  )
  const known = (rules.match(/\b(?:match|allow|function)\b/g) ?? []).length
  const read =
    1 + blocks.length + functions.length + blocks.reduce((sum, { allows }) => sum + allows.length, 0)
  // A statement that was not understood must not be ignored.
  if (known !== read) throw new Error(`of ${known} statements of the rules ${read} were read`)

  return ({ method, name, exists, written, upload }) =>
    blocks.some(({ pattern, allows }) => {
      const found = pattern.exec(name)
      if (!found) return false
      const request = {
        auth: upload === undefined ? null : { token: { upload } },
        resource: written && {
          size: written.size,
          contentType: written.contentType ?? null,
          contentDisposition: written.contentDisposition ?? null,
          contentEncoding: written.contentEncoding ?? null,
        },
      }
      const { owner, file } = found.groups ?? {}
      const values = [owner, file, request, exists ? {} : null, matches]
      return allows
        .filter(({ methods }) => methods.includes(method))
        .some(({ holds }) => holds(...values) === true)
    })
}

const matches = (text: string, expression: string) => new RegExp(`^(?:${expression})$`, 'u').test(text)

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.slice(1).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`, 'u')
}

function allowsOf(body: string, prelude: string) {
  return [...body.matchAll(/allow ([\w, ]+): if ([^;]+);/g)].map(([, methods = '', condition = '']) => ({
    methods: methods.split(',').map((method) => method.trim()),
    holds: compileFunction(`${prelude}\nreturn (${translated(condition)})`, [
      'owner',
      'file',
      'request',
      'resource',
      'matches',
    ]),
  }))
}

const translated = (expression: string): string =>
  expression
    .replace(/([\w.]+)\.matches\(((?:[^()]|'[^']*')*)\)/g, 'matches($1, $2)')
    .replace(/([\w.]+) in (\[[^\]]*\])/g, '$2.includes($1)')
    .replaceAll(/ == /g, ' === ')
    .replaceAll(/ != /g, ' !== ')
