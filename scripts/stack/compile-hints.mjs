import { readFileSync, writeFileSync } from 'node:fs'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds a compile hint to the framework's scripts, which every page loads first and which call most of their functions
 * at once: the browser then compiles them off the main thread while they download, instead of one by one when called.
 * Source: V8's explicit compile hints, https://v8.dev/blog/explicit-compile-hints. To other engines it is a comment.
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
