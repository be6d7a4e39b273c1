import { headers } from 'next/headers'

/** Rendered for each request, as the pages of signed-in people are. */
export default async function Page() {
  const name = (await headers()).get('x-name') ?? 'you'
  return <h1>Hello {name}</h1>
}
