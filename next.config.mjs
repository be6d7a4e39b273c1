import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import createNextIntlPlugin from 'next-intl/plugin'

const sprites = ['icons.svg', 'illustrations.svg']

/** Part of the sprites' addresses, so that browsers may cache them for a year and still fetch a changed one at once. */
const spritesVersion = sprites
  .reduce(
    (hash, file) => hash.update(readFileSync(new URL(`public/${file}`, import.meta.url))),
    createHash('sha256'),
  )
  .digest('hex')
  .slice(0, 8)

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  // Security headers are set in lib/security/answer-headers.ts: they depend on settings read at run time.
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types; checking them again would slow down the builds of `npm start`.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // A page for the other kind of account says so where it is, in the shell of whoever asked (app/**/forbidden.tsx).
  // The page of unknown addresses is no part of the others (app/global-not-found.tsx).
  // Pages are loaded by their first request: loading all at the start keeps the first visitor waiting (decision 85).
  experimental: { authInterrupts: true, globalNotFound: true, preloadEntriesOnStart: false },
  env: { SPRITES_VERSION: spritesVersion },
  // Fallback rewrites run after every route. Unknown addresses under /api, and any other unknown address requested as
  // JSON, are answered with problem+json instead of a page.
  rewrites: async () => ({
    fallback: [
      { source: '/api/:path*', destination: '/api/unknown-page' },
      {
        source: '/:path*',
        has: [{ type: 'header', key: 'accept', value: '\\s*application/(?:problem\\+)?json.*' }],
        destination: '/api/unknown-page',
      },
    ],
  }),
  // The same holds for the compressed files (lib/static-files/serve-compressed-files.ts).
  headers: async () =>
    sprites.map((file) => ({
      source: `/${file}`,
      has: [{ type: 'query', key: 'v' }],
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
}

/** Messages are compiled by the build, so that the browser need not load an ICU parser. */
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: ['th'], precompile: true },
  },
})

export default withMessages(nextConfig)
