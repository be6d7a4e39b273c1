import { readFileSync, writeFileSync } from 'node:fs'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells the browser that the framework's scripts, which every page starts with, call most of their functions at once,
 * so that it compiles them beside the main thread while they arrive instead of one by one when called. Source:
 * V8's explicit compile hints, https://v8.dev/blog/explicit-compile-hints; other engines see a comment.
 * @param {string} built folder of one build, with build-manifest.json in it
 */
export function hintFrameworkScripts(built) {
  const { rootMainFiles } = JSON.parse(readFileSync(`${built}/build-manifest.json`, 'utf8'))
  if (!rootMainFiles?.length) throw new Error('the build names no scripts that every page starts with')
  for (const file of rootMainFiles) {
    const script = readFileSync(`${built}/${file}`, 'utf8')
    if (!script.startsWith(hint)) writeFileSync(`${built}/${file}`, hint + script)
  }
}
