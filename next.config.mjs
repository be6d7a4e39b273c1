import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import createNextIntlPlugin from 'next-intl/plugin'

const sprites = ['icons.svg', 'illustrations.svg']

/** Part of the sprites' addresses, so that a browser keeps them for good and asks again when they change. */
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
  // Types are checked by `npm test`, once; a build on every start need not check them again.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  env: { SPRITES_VERSION: spritesVersion },
  // After every route has been tried: unknown addresses under /api, and any other unknown address asked for by a
  // program that wants JSON, answer with a problem instead of a page.
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
  headers: async () =>
    sprites.map((file) => ({
      source: `/${file}`,
      has: [{ type: 'query', key: 'v' }],
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
}

/** Messages are compiled with the build, so that no ICU parser travels to the browser. */
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: ['th'], precompile: true },
  },
})

export default withMessages(nextConfig)
